import { toAsciiDigits, withoutInvisible } from '@portico/contract'

/** A country as the list shows it. */
export interface NamedCountry {
  /** ISO 3166-1 alpha-2 */
  readonly region: string
  /** The country's calling code, without the plus. */
  readonly code: string
  readonly name: string
}

/** Removes accents and case, because a user who searches types without them. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Rates how well a country matches the search text; 0 means that it does not match. */
function rate({ region, code, name }: NamedCountry, wanted: string): number {
  const folded = fold(name)
  const digits = wanted.replace(/^(\+|00)/, '')
  if (wanted === region.toLowerCase() || digits === code) return 4
  if (folded.startsWith(wanted)) return 3
  if (folded.split(/[^\p{L}]+/u).some((word) => word.startsWith(wanted))) return 2
  return folded.includes(wanted) || (digits !== '' && code.startsWith(digits)) ? 1 : 0
}

/**
 * Finds countries by name, calling code or region code. The best matches come first; equal matches keep their order.
 */
export function findCountries(
  countries: readonly NamedCountry[],
  typed: string,
): readonly NamedCountry[] {
  const wanted = fold(toAsciiDigits(withoutInvisible(typed)).trim())
  if (!wanted) return countries
  return countries
    .map((country) => ({ country, fit: rate(country, wanted) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ country }) => country)
}
