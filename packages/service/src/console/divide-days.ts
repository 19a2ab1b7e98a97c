/** Divides hours into days, as an operator's own clock does. */

import { AuthError } from '../foundation/errors/auth-error.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Days as a time zone divides them. An hour belongs to the day in which it begins, also where days begin at half an hour. */
export interface Days {
  /** The names of the last days, `2026-11-25`, the oldest first; the last one is today. */
  readonly names: readonly string[]
  /** The first hour of the oldest day; epoch milliseconds. */
  readonly firstHourAt: number
  /** The first hour of today; epoch milliseconds. */
  readonly todayAt: number
  /** The day of an hour. */
  toName(hourAt: number): string
}

/**
 * Divides the last days.
 *
 * @param zone the IANA name of a time zone
 * @throws AuthError `bad_request` for an unknown one
 */
export function divideDays(zone: string, now: number, count: number): Days {
  const format = toFormat(zone)
  const known = new Map<number, string>()
  const toName = (at: number) => {
    const name = known.get(at) ?? format.format(at)
    known.set(at, name)
    return name
  }
  const today = toName(now)
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  // The names of days follow each other in all zones; only their beginnings differ.
  const noon = Date.UTC(year, month - 1, day, 12)
  const names = Array.from({ length: count }, (_, i) =>
    new Date(noon - (count - 1 - i) * dayMs).toISOString().slice(0, 10),
  )
  const first = names[0] ?? today
  const findFirst = (from: number, name: string) => {
    let at = from
    while (toName(at) < name) at += hourMs
    return at
  }
  const hourAt = Math.floor(now / hourMs) * hourMs
  // A day has up to 25 hours.
  const firstHourAt = findFirst(hourAt - count * 25 * hourMs, first)
  return { names, firstHourAt, todayAt: findFirst(hourAt - 26 * hourMs, today), toName }
}

function toFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
    return new Intl.DateTimeFormat('en-CA', { timeZone, ...parts })
  } catch (cause) {
    const reason = 'must be the IANA name of a time zone, such as Europe/Lisbon'
    throw new AuthError('bad_request', { details: { field: 'zone', reason }, cause })
  }
}
