import type { NamedCountry } from '../../foundation/parts/country-select/find-countries.ts'
import { getTree } from '../../foundation/parts/take-focus.ts'
import type { Country } from './countries.ts'

/**
 * Returns the language of an element: the `lang` attribute of the nearest element around it, also outside of a shadow
 * root.
 */
export function findLanguage(element: Element): string | undefined {
  const said = element.closest('[lang]')?.getAttribute('lang')
  if (said) return said
  const tree = getTree(element)
  return 'host' in tree ? findLanguage(tree.host) : undefined
}

/**
 * Returns the names of countries in a language; in the browser's language if the page's language is missing or invalid.
 */
export const toRegionNames = (language: string | undefined): Intl.DisplayNames =>
  new Intl.DisplayNames(toLocale(language), { type: 'region' })

/** Names countries in a language, and sorts them by that language's rules. */
export function nameCountries(
  countries: readonly Country[],
  language: string | undefined,
): readonly NamedCountry[] {
  const names = toRegionNames(language)
  const { compare } = new Intl.Collator(toLocale(language))
  return countries
    .map((country) => ({ ...country, name: names.of(country.region) ?? country.region }))
    .sort((a, b) => compare(a.name, b.name))
}

/** Returns the language tag if it is valid: a page may contain any value. */
function toLocale(language: string | undefined): string | undefined {
  try {
    return language ? Intl.getCanonicalLocales(language)[0] : undefined
  } catch {
    return undefined
  }
}
