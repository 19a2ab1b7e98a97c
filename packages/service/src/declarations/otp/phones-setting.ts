import { getCountries } from 'libphonenumber-js/max'
import { Type } from 'typebox'
import * as setting from '../../foundation/settings/declare-settings.ts'

const known: readonly string[] = getCountries()

const country = setting.value<string>(Type.String(), (code) => {
  if (known.includes(code)) return null
  const meant = known.includes(code.toUpperCase())
    ? `write "${code.toUpperCase()}"`
    : 'write two capital letters as in ISO 3166-1: "US", "DE", "GB"'
  return `has no country "${code}"; ${meant}`
})

const phones = setting.group({
  /**
   * ISO 3166-1 codes of the countries to which codes are sent: `['US', 'DE']`. Every message costs money, and the price
   * depends on the country. @default all in development, none in production
   */
  countries: setting.withDefault(setting.list(country), null),
})

/** The numbers to which codes are sent. */
export interface PhonesSettings extends setting.WrittenOf<typeof phones> {}

/** The settings with every default filled in; `countries` is null when the setting is missing. */
export interface PhonesConfig extends setting.ConfigOf<typeof phones> {}

/** The setting `project.phones`. */
export const phonesSetting: setting.DeclaredSetting<PhonesSettings, PhonesConfig> = phones
