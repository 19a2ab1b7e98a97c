/** Parses phone numbers, with a fallback if the parser does not load in time (specification section 5). */
import { toAsciiDigits } from '@portico/contract'
import { toCallingCode } from './countries.ts'
import type { ParsedPhone } from './phone-parser.ts'
import type { TypedPhone } from './typed-phone.ts'

/** The longest time that a submit waits for the parser, and the longest time that typing waits for it. */
export const submitLimitMs = 2_000
export const typingLimitMs = 10_000

type Parser = typeof import('./phone-parser.ts')

let loaded: Parser | null = null

/** Loads the parser. After a failure, the next call tries again. */
export const loadParser = async (): Promise<Parser> => {
  loaded ??= await import('./phone-parser.ts')
  return loaded
}

/** Returns the parser if it is loaded. */
export const findParser = (): Parser | null => loaded

/**
 * Waits for the parser.
 *
 * @returns null if the parser fails to load or takes too long
 */
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

/** Builds a number without the parser: the country's calling code and the typed digits. */
function assume({ region, text }: TypedPhone): ParsedPhone {
  const typed = toAsciiDigits(text)
  const isInternational = /^\D*(\+|00)/.test(typed)
  const digits = typed.replace(/\D/g, '').replace(isInternational ? /^00/ : /^$/, '')
  const number = `+${isInternational ? '' : toCallingCode(region)}${digits}`
  // without digits there is only a calling code, which no user can have as a number
  return { isValid: digits !== '', number, national: text, international: number }
}

/** Parses a number at its submit. Without the parser, the number is assumed to be valid, and the service checks it. */
export async function parsePhone(typed: TypedPhone, load = loadParser): Promise<ParsedPhone> {
  try {
    const parser = await awaitParser(submitLimitMs, load)
    return parser ? parser.parse(typed.text, typed.region) : assume(typed)
  } catch {
    return assume(typed)
  }
}
