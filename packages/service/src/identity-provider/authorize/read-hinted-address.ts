import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'

/** Whom a client app expects, in the form for comparisons. */
export interface HintedAddress {
  /** As the scope is named that tells it. */
  readonly kind: 'email' | 'phone'
  readonly address: string
}

/** @returns null for a hint that is neither an e-mail address nor a phone number: it names no account here */
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
