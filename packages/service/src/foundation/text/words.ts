/** Chooses a mail's language and fills in its sentences. The sentences are in `locales`. */
import { type Language, languages, matchLanguage } from '@portico/contract'

/** The languages of Portico, in which every mail and every page exists. */
// the registry's keys
export const mailLanguages = Object.keys(languages) as readonly Language[]

/**
 * The tag of a language in which every text exists: one of Portico, or one of the host, which has an entry in every
 * catalogue as well.
 */
export type MailLanguage = Language

let spoken = mailLanguages

/** Lists the tags of all languages: those of Portico, and those of the host. */
export const listLanguages = (): readonly MailLanguage[] => spoken

/** Adds the host's languages to those of Portico, in place of the ones that were added before. */
export function addLanguages(tags: readonly string[]): void {
  // each tag has an entry in every catalogue, as the type says
  spoken = [...new Set([...mailLanguages, ...tags])].sort() as readonly MailLanguage[]
}

/**
 * Finds the mail language for a BCP 47 tag.
 *
 * @returns English for a language without mails
 */
export function toMailLanguage(locale: string): MailLanguage {
  return findMailLanguage(locale) ?? 'en'
}

/** Returns the first subtag: `pt` for `pt-BR`. */
export const toBase = (locale: string) => locale.toLowerCase().split(/[-_]/)[0] ?? ''

/** True when two BCP 47 tags differ at most in spelling. */
export const isSameLanguage = (one: string, other: string) =>
  one.toLowerCase().replaceAll('_', '-') === other.toLowerCase().replaceAll('_', '-')

/**
 * Finds the mail language for a BCP 47 tag.
 *
 * @returns null for a language without mails
 */
export const findMailLanguage = (locale: string): MailLanguage | null =>
  matchLanguage(locale, spoken) ?? null

/** The scripts that are written from right to left (Unicode Bidi_Class R and AL), of languages in use. */
const rightToLeft: ReadonlySet<string | undefined> = new Set(
  'Adlm Arab Aran Hebr Mand Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
)

/** Returns the writing direction of a language: by its most likely script if the language is the host's. */
export function toDirection(language: MailLanguage): 'ltr' | 'rtl' {
  if (Object.hasOwn(languages, language)) return languages[language]
  return rightToLeft.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr'
}

/** Replaces each `{name}` by its value, in one pass: braces inside a value stay as they are. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
}

/** Converts double braces in a host's text to single ones, since most other template languages use two. */
export const toSingleBraces = (text: string): string => text.replace(/\{\{\s*(\w+)\s*\}\}/g, '{$1}')

/** Formats a duration in the largest unit that divides it: `5 minutes`, `2 Stunden`. */
export function toDurationText(minutes: number, language: MailLanguage): string {
  const [value, unit] =
    minutes % 1440 === 0
      ? [minutes / 1440, 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
