/** Whether an error, or an error in its chain of causes, has a name such as `AbortError`. */
export const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && (error.name === name || isNamed(error.cause, name))

/** The options of an offer of passkeys at a field. */
export interface Autofill<Reply> {
  /** Waits until the user chooses a passkey, and signs in with it. */
  ask: () => Promise<Reply>
  /** The maximum number of attempts. */
  attempts: number
  signal: AbortSignal
  onFailure: (error: unknown) => void
  /** Whether another attempt would fail in the same way. */
  isHopeless: (error: unknown) => boolean
}

/**
 * Offers passkeys until the user has signed in with a passkey, or the attempts are used up. It ends when the user
 * dismisses the offer, and when another request replaces it, because a browser handles only one request at a time.
 *
 * @returns null if it ended without a sign-in
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
