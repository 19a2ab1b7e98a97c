/** Times as the reader's clock shows them. */
import type { MailLanguage } from './words.ts'

/** The day comes first, and hours go to 24, in every language of ours. */
const locales: Readonly<Record<MailLanguage, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
}

/**
 * A point in time with its zone's city: `22 Nov 2026, 14:32 (Lisbon)`. Without a zone it is UTC, and says so.
 *
 * @param at epoch milliseconds
 */
export function toTimeText(at: number, timeZone: string | null, language: MailLanguage): string {
  return `${toDay(at, timeZone, language)}, ${toHour(at, timeZone)} (${toZoneName(timeZone)})`
}

/**
 * A time near another one: `14:42` on the same day, with its date on another. Where the reader's zone is not
 * known it says UTC.
 */
export function toNearTimeText(
  at: number,
  near: { readonly at: number; readonly timeZone: string | null },
  language: MailLanguage,
): string {
  const { timeZone } = near
  const day = toDay(at, timeZone, language)
  const hour = `${toHour(at, timeZone)}${timeZone === null ? ' UTC' : ''}`
  return day === toDay(near.at, timeZone, language) ? hour : `${day}, ${hour}`
}

/** True for `Europe/Lisbon` and its like: a zone that is named after a place, and that this runtime knows. */
export function isPlaceZone(timeZone: string): boolean {
  if (!/^[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_-]+){1,2}$/.test(timeZone)) return false
  if (timeZone.startsWith('Etc/')) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

const toDay = (at: number, timeZone: string | null, language: MailLanguage) =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: timeZone ?? 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(at)

const toHour = (at: number, timeZone: string | null) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZone ?? 'UTC',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

const toZoneName = (timeZone: string | null) =>
  timeZone?.split('/').at(-1)?.replaceAll('_', ' ') ?? 'UTC'
