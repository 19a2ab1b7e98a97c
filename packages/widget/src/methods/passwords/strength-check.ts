/**
 * Requests the strength of a password while the user types: shortly after the last key, and never for an earlier text.
 * Only the newest answer counts. The caller provides the timer and the call.
 */
import type { PasswordStrength } from '@portico/client'

/** The known strength of the password in the field. */
export interface Strength {
  /** The newest verdict. While the next verdict is requested, it is that of an earlier password. */
  readonly verdict: PasswordStrength | null
  /** Whether the form may be submitted. The service checks the password again then. */
  readonly isAccepted: boolean
}

/** The strength of an empty field. */
export const unknownStrength: Strength = { verdict: null, isAccepted: false }

/** The dependencies of a check. */
export interface StrengthCheckParts {
  check(password: string, signal: AbortSignal): Promise<PasswordStrength>
  /**
   * Calls `callback` after some time.
   *
   * @returns a function that cancels the call
   */
  after(ms: number, callback: () => void): () => void
  onChange(strength: Strength): void
  onError(error: unknown): void
}

const pauseMs = 500

/** Creates the check of a field. */
export function createStrengthCheck(parts: StrengthCheckParts) {
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
      // a failed check must not prevent the submit, because the service refuses weak passwords itself
      tell({ verdict: null, isAccepted: true })
    }
  }

  return {
    /** Passes the field's new content. */
    type(password: string) {
      stop()
      if (!password) return tell(unknownStrength)
      tell(known)
      cancelPause = parts.after(pauseMs, () => void ask(password))
    },
    /** Cancels the timer and the request. */
    stop,
  }
}
