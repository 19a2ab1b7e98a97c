/** Formats times in the reader's time zone. */
import type { MailLanguage } from './words.ts'

/**
 * Formats a time with the city of its zone: `22 Nov 2026, 14:32 (Lisbon)`. Without a zone it is shown in UTC, with a
 * note.
 *
 * @param at epoch milliseconds
 */
export function toTimeText(at: number, timeZone: string | null, language: MailLanguage): string {
  return `${toDay(at, timeZone, language)}, ${toHour(at, timeZone)} (${toZoneName(timeZone)})`
}

/**
 * Formats a time near another time: `14:42` on the same day, with its date on another day. Without a zone it is shown
 * in UTC, with a note.
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

/** True for a zone that is named after a place, such as `Europe/Lisbon`, and that this runtime knows. */
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
  // The day stands before the month in every language, also in English.
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
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
