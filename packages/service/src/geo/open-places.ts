/**
 * Near which city an address is, read from a MaxMind DB file on this machine: no address leaves the service for it.
 * It words mails and decides nothing; what the file does not know is not said.
 */
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import type { CityResponse } from 'mmdb-lib'
import type { FindPlace } from '../delivery/occasion.ts'
import { toMailLanguage } from '../text/words.ts'

/** Where no file is configured. */
export const findNoPlace: FindPlace = () => null

/**
 * Opens a file; it is held in memory.
 *
 * @throws Error when there is none, or it is not such a file, or it knows no cities
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
    const toName = (names: NonNullable<typeof city>['names'] | undefined) =>
      names?.[language] ?? names?.en
    const [cityName, countryName] = [toName(city?.names), toName(country?.names)]
    return cityName && countryName ? { city: cityName, country: countryName } : null
  }
}
