import { defaultRegion } from './countries.ts'

/** What stands in the phone field: the chosen country, and the number as it was typed or formatted. */
export interface TypedPhone {
  /** ISO 3166-1 alpha-2 */
  readonly region: string
  readonly text: string
}

/** As Main keeps it: the two letters, then the number. */
export const toValue = ({ region, text }: TypedPhone): string => region + text

/** What Main keeps, read again; nothing is the default country. */
export const readValue = (value: string): TypedPhone => ({
  region: value.slice(0, 2) || defaultRegion,
  text: value.slice(2),
})
