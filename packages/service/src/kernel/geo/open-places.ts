/**
 * Finds the city near an IP address in a MaxMind DB file on this machine, so that no address leaves the service. The
 * result appears in mails and affects no decision; unknown places are left out.
 */
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import type { CityResponse } from 'mmdb-lib'
import { type MailLanguage, toMailLanguage } from '../../foundation/text/words.ts'
import type { FindPlace } from '../delivery/occasion.ts'

/** Finds no place; used when no file is configured. */
export const findNoPlace: FindPlace = () => null

/**
 * Opens a file and keeps it in memory.
 *
 * @throws Error when the file is missing, is no MaxMind DB, or contains no cities
 */
export async function openPlaces(file: string): Promise<FindPlace> {
  const [bytes, { Reader }] = await Promise.all([readFile(file), import('mmdb-lib')])
  const reader = new Reader<CityResponse>(bytes)
  const { databaseType } = reader.metadata
  if (!/city/i.test(databaseType)) throw new Error(`it is a "${databaseType}", which has no cities`)
  return (address, locale) => {
    if (isIP(address) === 0) return null
    const { city, country } = reader.get(address) ?? {}
    const language = toMailLanguage(locale)
    // a file has names in a few languages
    const toName = (names: NonNullable<typeof city>['names'] | undefined) =>
      names && (new Map<string, string>(Object.entries(names)).get(language) ?? names.en)
    const cityName = toName(city?.names)
    const countryName = toCountryName(country?.iso_code, language) ?? toName(country?.names)
    return cityName && countryName ? { city: cityName, country: countryName } : null
  }
}

/** Names a country in any language; undefined for a code that is not ISO 3166. */
function toCountryName(code: string | undefined, language: MailLanguage): string | undefined {
  if (code === undefined || !/^[A-Z]{2}$/.test(code)) return undefined
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)
}
