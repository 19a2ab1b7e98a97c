import { getCountries } from 'libphonenumber-js/max'
import { Type } from 'typebox'
import type { DeclaredSetting, SettingProblem } from '../declare-method.ts'
import { strict } from '../setting-schemas.ts'

/** The numbers to which codes are sent. */
export interface PhonesSettings {
  /**
   * ISO 3166-1 codes of the countries to which codes are sent: `['US', 'DE']`. Every message costs money, and the price
   * depends on the country. @default all in development, none in production
   */
  readonly countries?: readonly string[]
}

/** The settings with every default filled in. */
export interface PhonesConfig {
  /** Null when the setting is missing. */
  readonly countries: readonly string[] | null
}

const known: readonly string[] = getCountries()

/** The setting `project.phones`. */
export const phonesSetting = {
  schema: Type.Object({ countries: Type.Optional(Type.Array(Type.String())) }, strict),
  toConfig: ({ countries }: PhonesSettings): PhonesConfig => ({ countries: countries ?? null }),
  findProblems: ({ countries = [] }: PhonesSettings): readonly SettingProblem[] =>
    countries.flatMap((code, index) => {
      if (known.includes(code)) return []
      const meant = known.includes(code.toUpperCase())
        ? `write "${code.toUpperCase()}"`
        : 'write two capital letters as in ISO 3166-1: "US", "DE", "GB"'
      return [{ key: `countries[${index}]`, message: `has no country "${code}"; ${meant}` }]
    }),
} satisfies DeclaredSetting<PhonesSettings, PhonesConfig>
