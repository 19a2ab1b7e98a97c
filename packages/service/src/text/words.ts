/** Choosing a mail's language and filling its sentences. The sentences live with their methods. */

/** Languages that every mail is written in. */
export const mailLanguages = ['en', 'de', 'es', 'fr'] as const
export type MailLanguage = (typeof mailLanguages)[number]

/** A text for every language. */
export type Catalogue<Words> = Readonly<Record<MailLanguage, Words>>

/** @returns the catalogue's language for a BCP 47 tag: its first subtag, English when there is none. */
export function toMailLanguage(locale: string): MailLanguage {
  return findMailLanguage(locale) ?? 'en'
}

/** `pt` of `pt-BR`. */
export const toBase = (locale: string) => locale.toLowerCase().split(/[-_]/)[0] ?? ''

/** Whether two BCP 47 tags are the same, however they are spelled. */
export const isSameLanguage = (one: string, other: string) =>
  one.toLowerCase().replaceAll('_', '-') === other.toLowerCase().replaceAll('_', '-')

/** @returns null for a tag that no mail is written in */
export function findMailLanguage(locale: string): MailLanguage | null {
  const wanted = toBase(locale)
  return mailLanguages.find((language) => language === wanted) ?? null
}

/** Scripts that run from right to left, by language: for a catalogue that gets one. */
const rightToLeft = ['ar', 'fa', 'he', 'ps', 'ur', 'yi']

/** Which way a language is read. */
export function toDirection(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(language) ? 'rtl' : 'ltr'
}

/** Replaces `{name}` by its value, once: braces inside a value stay as they are. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
}

/** A host's words: they may name a value in two braces as well, as most templates elsewhere do. */
export const toSingleBraces = (text: string): string => text.replace(/\{\{\s*(\w+)\s*\}\}/g, '{$1}')

/** A length of time in words, in the largest unit that divides it: `5 minutes`, `2 Stunden`. */
export function toDurationText(minutes: number, language: MailLanguage): string {
  const [value, unit] =
    minutes % 1440 === 0
      ? [minutes / 1440, 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
