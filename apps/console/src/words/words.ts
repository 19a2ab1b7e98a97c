/** The language of the console, and its texts. */

import { de } from './de.ts'
import { en } from './en.ts'

export type Words = typeof en

const tables = { en, de } as const

/** A language that the console speaks. */
export type Language = keyof typeof tables

/** The languages under their own names. */
export const languages: readonly (readonly [Language, name: string])[] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
]

const chosen: Language = 'en'

/** The texts in the language that is spoken now; read them while a page is drawn, since the language may change. */
export const words = (): Words => tables[chosen]
