/**
 * Asks for the strength of a password while it is typed: a moment after the last key, never for what is
 * past, and the newest answer alone counts. Time and call are handed in.
 */
import type { PasswordStrength } from '@portico/client'

/** What is known of the password that stands in the field. */
export interface Strength {
  /** The newest verdict; of an earlier password while the next one is on its way. */
  readonly verdict: PasswordStrength | null
  /** Whether the form may be sent: the service decides again then. */
  readonly isAccepted: boolean
}

/** A field that nobody has typed into. */
export const unknownStrength: Strength = { verdict: null, isAccepted: false }

/** What a check needs. */
export interface StrengthCheckParts {
  check(password: string, signal: AbortSignal): Promise<PasswordStrength>
  /** Calls back after some time, unless the returned function is called. */
  after(ms: number, callback: () => void): () => void
  onChange(strength: Strength): void
  onError(error: unknown): void
}

/** A running check. */
export interface StrengthCheck {
  /** The field's new content. */
  type(password: string): void
  /** Forgets what is under way. */
  stop(): void
}

const pauseMs = 500

/** Makes the check of one field. */
export function createStrengthCheck(parts: StrengthCheckParts): StrengthCheck {
  let known = unknownStrength
  let cancelPause = () => {}
  let running: AbortController | null = null

  const stop = () => {
    cancelPause()
    running?.abort()
    running = null
  }
  const tell = (strength: Strength) => {
    known = strength
    parts.onChange(strength)
  }
  const ask = async (password: string) => {
    const own = new AbortController()
    running = own
    try {
      const verdict = await parts.check(password, own.signal)
      if (!own.signal.aborted) tell({ verdict, isAccepted: verdict.valid_password })
    } catch (error) {
      if (own.signal.aborted) return
      parts.onError(error)
      // no verdict must not lock anybody out: the service refuses what is weak
      tell({ verdict: null, isAccepted: true })
    }
  }

  return {
    type(password) {
      stop()
      if (!password) return tell(unknownStrength)
      tell(known)
      cancelPause = parts.after(pauseMs, () => void ask(password))
    },
    stop,
  }
}
