import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max'
import { AuthError } from '../errors/auth-error.ts'
import { trimInvisible } from './trim-invisible.ts'

/** A number as it is stored, called and counted. */
export interface ParsedPhone {
  /** E.164: one spelling for one line. */
  readonly number: string
  /** ISO 3166-1 code of the country that it belongs to. */
  readonly country: CountryCode
  /** The number without its last four digits: the block that one owner of lines rents. */
  readonly prefix: string
}

/** Lines that cost who writes to them, or that nobody carries about. */
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
 * Reads a number, canonical or as people write it behind their country's code: clients whose parser does not answer
 * send `+44 (0)7911 123456` as it was typed (specification section 5).
 *
 * @throws AuthError `invalid_phone_number`; `invalid_phone_number_country_code` for a code of no country
 */
export function parsePhone(text: string): ParsedPhone {
  const plain = trimInvisible(text).normalize('NFKC').trim()
  if (!/^\+[\p{Nd}\s().\-/‐-―−]+$/u.test(plain)) throw new AuthError('invalid_phone_number')
  const parsed = parsePhoneNumber(plain)
  if (!parsed) throw new AuthError('invalid_phone_number')
  if (parsed.isNonGeographic()) throw new AuthError('invalid_phone_number_country_code')
  const { country } = parsed
  // Numbers that are kept for examples and films are valid nowhere.
  if (!parsed.isValid() || !country) throw new AuthError('invalid_phone_number')
  if (refusedTypes.includes(parsed.getType() ?? '')) throw new AuthError('invalid_phone_number')
  return { number: parsed.number, country, prefix: parsed.number.slice(0, -4) }
}
