import type { Text } from './create-text.ts'

/** Writes the day of a time, in the chosen language, else the browser's, and in the user's time zone. */
export const toDay = (time: number | string | Date, { locale }: Pick<Text, 'locale'>): string =>
  new Date(time).toLocaleDateString(locale, { dateStyle: 'medium' })
