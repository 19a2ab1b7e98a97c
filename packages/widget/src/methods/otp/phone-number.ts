/** What the parser says, and what counts where it cannot be had in time (specification section 5). */
import { toAsciiDigits } from '@portico/contract'
import { toCallingCode } from './countries.ts'
import type { ParsedPhone } from './phone-parser.ts'
import type { TypedPhone } from './typed-phone.ts'

/** How long a submit waits for the parser, and how long typing does. */
export const submitLimitMs = 2_000
export const typingLimitMs = 10_000

type Parser = typeof import('./phone-parser.ts')

let loaded: Parser | null = null

/** Loads the parser; a failure is tried again with the next call. */
export const loadParser = async (): Promise<Parser> => {
  loaded ??= await import('./phone-parser.ts')
  return loaded
}

/** The parser, where it is at hand. */
export const findParser = (): Parser | null => loaded

/** Waits for the parser. @returns null when it has failed or takes too long */
export const awaitParser = (limitMs: number, load = loadParser): Promise<Parser | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, limitMs, null)
    load()
      .catch(() => null)
      .then((parser) => {
        clearTimeout(timer)
        resolve(parser)
      })
  })

/** A number that the parser has not looked at: its country's code and its digits. */
function assume({ region, text }: TypedPhone): ParsedPhone {
  const typed = toAsciiDigits(text)
  const isInternational = /^\D*(\+|00)/.test(typed)
  const digits = typed.replace(/\D/g, '').replace(isInternational ? /^00/ : /^$/, '')
  const number = `+${isInternational ? '' : toCallingCode(region)}${digits}`
  // a code of a country alone is no number that anybody could be asked about
  return { isValid: digits !== '', number, national: text, international: number }
}

/** Reads a number at its submit: what the parser does not get to is assumed to be valid. */
export async function parsePhone(typed: TypedPhone, load = loadParser): Promise<ParsedPhone> {
  try {
    const parser = await awaitParser(submitLimitMs, load)
    return parser ? parser.parse(typed.text, typed.region) : assume(typed)
  } catch {
    return assume(typed)
  }
}
