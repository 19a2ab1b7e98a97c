/**
 * The phone parser, with all that it knows of the world's numbers: a chunk of its own, loaded with the first phone
 * form. When it may be missed is `phone-number.ts`.
 */
import { cleanPhone, toAsciiDigits } from '@portico/contract'
import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import type { TypedPhone } from './typed-phone.ts'

/** A number as the parser reads it. */
export interface ParsedPhone {
  readonly isValid: boolean
  /** E.164; what was typed, where there is no number in it. */
  readonly number: string
  readonly national: string
  readonly international: string
}

type Region = NonNullable<Parameters<typeof parsePhoneNumberFromString>[1]> & string

/** ASCII, and two zeros as the plus that they stand for wherever they lead out of a country. */
const toParsable = (text: string) => toAsciiDigits(cleanPhone(text)).replace(/^\D*00/, '+')

const find = (text: string, region: string) =>
  // the list of the selector is the parser's own; of another it says that it does not know it
  parsePhoneNumberFromString(toParsable(text), region as Region, metadata)

/** Reads a whole number, national of `region` or international. */
export function parse(text: string, region: string): ParsedPhone {
  const found = find(text, region)
  return {
    isValid: found?.isValid() ?? false,
    number: found?.number ?? text,
    national: found?.formatNational() ?? text,
    international: found?.formatInternational() ?? text,
  }
}

/** Fewer digits than these are no group of any number yet: a country's own formats would split them at random. */
const leastGrouped = 4

/** Formats what is being typed: nationally, of its own country where an international number is whole. */
export function format({ region, text }: TypedPhone): TypedPhone {
  const parsable = toParsable(text)
  const digits = parsable.replace(/\D/g, '')
  if (digits.length < leastGrouped)
    return { region, text: `${/^\D*\+/.test(parsable) ? '+' : ''}${digits}` }
  // as above
  const typing = new AsYouType(region as Region, metadata)
  const formatted = typing.input(parsable)
  const found = typing.isInternational() ? find(parsable, region) : undefined
  const country = found?.country ?? found?.getPossibleCountries()[0]
  return found && country && found.isValid()
    ? { region: country, text: found.formatNational() }
    : { region, text: formatted }
}
