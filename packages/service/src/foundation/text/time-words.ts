/** Formats times in the reader's time zone. */
import type { MailLanguage } from './words.ts'

/**
 * Formats a time with its zone: `22 Nov 2026, 14:32 (Lisbon)`. In English a zone is named by its city; for other languages
 * `Intl` has no names of cities, and the zone has its own: `(Westeuropäische Zeit)`. Without a zone the time is shown in UTC,
 * with a note.
 *
 * @param at epoch milliseconds
 */
export const toTimeText = (at: number, timeZone: string | null, language: MailLanguage): string =>
  `${format(at, timeZone, language, { ...day, ...hour })} (${toZoneName(at, timeZone, language)})`

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
  const toDay = (time: number) => format(time, timeZone, language, day)
  const isSameDay = toDay(at) === toDay(near.at)
  const text = format(at, timeZone, language, isSameDay ? hour : { ...day, ...hour })
  return timeZone === null ? `${text} UTC` : text
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

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
// 24 hours in every language: two digits, with nothing beside them that a text in another direction could move
const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const format = (
  at: number,
  timeZone: string | null,
  language: MailLanguage,
  parts: Intl.DateTimeFormatOptions,
) =>
  // in English the day stands before the month
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: timeZone ?? 'UTC',
    ...parts,
  }).format(at)

function toZoneName(at: number, timeZone: string | null, language: MailLanguage): string {
  if (timeZone === null) return 'UTC'
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  if (language === 'en') return city
  const named = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
  return named.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? city
}
