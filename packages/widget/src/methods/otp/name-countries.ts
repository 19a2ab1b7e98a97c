import type { NamedCountry } from '../../foundation/parts/country-select/find-countries.ts'
import { getTree } from '../../foundation/parts/take-focus.ts'
import type { Country } from './countries.ts'

/** The language that an element is in: of the nearest around it, also beyond a shadow root. */
export function findLanguage(element: Element): string | undefined {
  const said = element.closest('[lang]')?.getAttribute('lang')
  if (said) return said
  const tree = getTree(element)
  return 'host' in tree ? findLanguage(tree.host) : undefined
}

/** What countries are called in a language; in the browser's, where the page says none that there is. */
export const toRegionNames = (language: string | undefined): Intl.DisplayNames =>
  new Intl.DisplayNames(toLocale(language), { type: 'region' })

/** Names countries in a language, in the order of its alphabet. */
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

/** The tag, where it is one: a page may say anything. */
function toLocale(language: string | undefined): string | undefined {
  try {
    return language ? Intl.getCanonicalLocales(language)[0] : undefined
  } catch {
    return undefined
  }
}
