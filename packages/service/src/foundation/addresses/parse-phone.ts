import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max'
import { AuthError } from '../errors/auth-error.ts'
import { trimInvisible } from './trim-invisible.ts'

/** A parsed phone number. */
export interface ParsedPhone {
  /** The number in E.164 form, which is unique. */
  readonly number: string
  /** The ISO 3166-1 code of the number's country. */
  readonly country: CountryCode
  /** The number without its last four digits: the block of numbers that one operator rents. */
  readonly prefix: string
}

/** Number types that are refused, because messages to them cost extra or they are not mobile. */
const refusedTypes: readonly string[] = [
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'TOLL_FREE',
  'UAN',
  'PAGER',
  'VOICEMAIL',
]

/**
 * Parses a number in E.164 form or in the usual international spelling: clients whose parser does not respond send `+44
 * (0)7911 123456` as it was typed (specification section 5).
 *
 * @throws AuthError `invalid_phone_number`; `invalid_phone_number_country_code` for an unknown country code
 */
export function parsePhone(text: string): ParsedPhone {
  const plain = trimInvisible(text).normalize('NFKC').trim()
  if (!/^\+[\p{Nd}\s().\-/‐-―−]+$/u.test(plain)) throw new AuthError('invalid_phone_number')
  const parsed = parsePhoneNumber(plain)
  if (!parsed) throw new AuthError('invalid_phone_number')
  if (parsed.isNonGeographic()) throw new AuthError('invalid_phone_number_country_code')
  const { country } = parsed
  // Numbers that are reserved for examples and films count as invalid.
  if (!parsed.isValid() || !country) throw new AuthError('invalid_phone_number')
  if (refusedTypes.includes(parsed.getType() ?? '')) throw new AuthError('invalid_phone_number')
  return { number: parsed.number, country, prefix: parsed.number.slice(0, -4) }
}
