import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'

/** The address of the user that a client app expects, in canonical form. */
export interface HintedAddress {
  /** Named like the scope that contains the address. */
  readonly kind: 'email' | 'phone'
  readonly address: string
}

/**
 * Reads a `login_hint`.
 *
 * @returns null for a hint that is neither an e-mail address nor a phone number, since it names no account here
 */
export function readHintedAddress(hint: unknown): HintedAddress | null {
  if (typeof hint !== 'string') return null
  try {
    return hint.includes('@')
      ? { kind: 'email', address: parseEmail(hint).canonical }
      : { kind: 'phone', address: parsePhone(hint).number }
  } catch (error) {
    if (error instanceof AuthError) return null
    throw error
  }
}
