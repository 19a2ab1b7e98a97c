/**
 * The phone parser with its data about the world's numbers. It is a chunk of its own, loaded with the first phone form.
 * `phone-number.ts` has the fallback without it.
 */
import { cleanPhone, toAsciiDigits } from '@portico/contract'
import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import type { TypedPhone } from './typed-phone.ts'

/** A number as the parser reads it. */
export interface ParsedPhone {
  readonly isValid: boolean
  /** In E.164 format; the typed text if it contains no number. */
  readonly number: string
  readonly national: string
  readonly international: string
}

type Region = NonNullable<Parameters<typeof parsePhoneNumberFromString>[1]> & string

/**
 * Converts a number to ASCII. Two leading zeros become a plus, as in the countries where they are the international
 * prefix.
 */
const toParsable = (text: string) => toAsciiDigits(cleanPhone(text)).replace(/^\D*00/, '+')

const find = (text: string, region: string) =>
  // the cast is safe: the country list has the parser's own regions, and for an unknown region the parser returns no
  // number
  parsePhoneNumberFromString(toParsable(text), region as Region, metadata)

/** Parses a complete number: a national number of `region`, or an international number. */
export function parse(text: string, region: string): ParsedPhone {
  const found = find(text, region)
  return {
    isValid: found?.isValid() ?? false,
    number: found?.number ?? text,
    national: found?.formatNational() ?? text,
    international: found?.formatInternational() ?? text,
  }
}

/**
 * A number with fewer digits is not formatted yet, because the formats of some countries would split it arbitrarily.
 */
const leastGrouped = 4

/** Formats a number while the user types: nationally. A complete international number selects its own country. */
export function format({ region, text }: TypedPhone): TypedPhone {
  const parsable = toParsable(text)
  const digits = parsable.replace(/\D/g, '')
  if (digits.length < leastGrouped)
    return { region, text: `${/^\D*\+/.test(parsable) ? '+' : ''}${digits}` }
  // the cast is safe for the same reason as in `find`
  const typing = new AsYouType(region as Region, metadata)
  const formatted = typing.input(parsable)
  const found = typing.isInternational() ? find(parsable, region) : undefined
  const country = found?.country ?? found?.getPossibleCountries()[0]
  return found && country && found.isValid()
    ? { region: country, text: found.formatNational() }
    : { region, text: formatted }
}
