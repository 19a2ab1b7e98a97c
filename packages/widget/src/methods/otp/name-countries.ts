import type { NamedCountry } from '../../foundation/parts/country-select/find-countries.ts'
import type { Country } from './countries.ts'

/** Returns the names of countries in a language. */
export const toRegionNames = (locale: string): Intl.DisplayNames =>
  new Intl.DisplayNames(locale, { type: 'region' })

/** Names countries in a language, and sorts them by that language's rules. */
export function nameCountries(
  countries: readonly Country[],
  locale: string,
): readonly NamedCountry[] {
  const names = toRegionNames(locale)
  const { compare } = new Intl.Collator(locale)
  return countries
    .map((country) => ({ ...country, name: names.of(country.region) ?? country.region }))
    .sort((a, b) => compare(a.name, b.name))
}
