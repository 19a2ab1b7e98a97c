/** Whether an error goes by one of the browser's names, itself or what it came from. */
export const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && (error.name === name || isNamed(error.cause, name))

/** How passkeys are offered at a field. */
export interface Autofill<Reply> {
  /** Waits for a passkey to be chosen, and signs in by it. */
  ask: () => Promise<Reply>
  /** In a row. */
  attempts: number
  signal: AbortSignal
  onFailure: (error: unknown) => void
  /** Whether another attempt would end the same way. */
  isHopeless: (error: unknown) => boolean
}

/**
 * Offers passkeys until one signs in: one attempt fewer after each failure. Somebody who dismissed the offer is
 * not asked again, and what took the browser's one request over is not disturbed.
 *
 * @returns null when it ended without
 */
export async function tryAutofill<Reply>(autofill: Autofill<Reply>): Promise<Reply | null> {
  const { ask, signal, onFailure, isHopeless } = autofill
  for (let left = autofill.attempts; left > 0; left -= 1) {
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted || isNamed(error, 'AbortError')) return null
      onFailure(error)
      if (isNamed(error, 'NotAllowedError') || isHopeless(error)) return null
    }
  }
  return null
}
