import { defaultRegion } from './countries.ts'

/** The value of the phone field: the selected country, and the number as typed or formatted. */
export interface TypedPhone {
  /** ISO 3166-1 alpha-2 */
  readonly region: string
  readonly text: string
}

/** Converts it to the value that Main keeps: the two letters of the country, then the number. */
export const toValue = ({ region, text }: TypedPhone): string => region + text

/** Parses the value that Main keeps. An empty value has the default country. */
export const readValue = (value: string): TypedPhone => ({
  region: value.slice(0, 2) || defaultRegion,
  text: value.slice(2),
})
