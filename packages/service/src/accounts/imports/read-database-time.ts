import { Type } from 'typebox'
import { LineError } from './line-error.ts'

/** Parses times as databases and their exporters write them; without a zone they are in UTC. */
const shape =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2})(:\d{2})?(?:[.,](\d{1,9}))?)? ?(Z|z|UTC|GMT|[+-]\d{2}(?::?\d{2})?(?::\d{2})?)?$/

/** MySQL's notation of a missing time. */
const noTime = /^0000-00-00/

/** The schema of a time in a line. */
export const TimeSchema = Type.Union([Type.String({ maxLength: 40 }), Type.Number()])

/**
 * Parses the formats of Postgres and MySQL, RFC 3339, a date, and epoch seconds or milliseconds.
 *
 * @param field the time's name in the line
 * @returns epoch milliseconds; null for a missing time
 * @throws LineError for text that is no time
 */
export function readDatabaseTime(value: string | number | undefined, field: string): number | null {
  const time = value === undefined ? undefined : parseTime(value)
  if (time === null) throw new LineError(`${field} must be a time like 2026-01-31T12:00:00Z`)
  return time ?? null
}

/** @returns undefined for a missing time, null for text that is no time */
function parseTime(value: string | number): number | null | undefined {
  const text = String(value).trim()
  if (noTime.test(text)) return undefined
  if (/^\d{9,13}(\.\d+)?$/.test(text)) {
    // Epoch seconds have ten digits until the year 2286.
    return Math.floor(Number(text) * (Number(text) < 1e11 ? 1_000 : 1))
  }
  const [, date, minutes = '00:00', seconds = ':00', fraction = '0', zone = 'Z'] =
    shape.exec(text) ?? []
  if (date === undefined) return null
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3)
  const time = Date.parse(`${date}T${minutes}${seconds}.${milliseconds}${toZone(zone)}`)
  // `Date` would read an impossible day, such as 30 February, as a day of the next month.
  const day = new Date(`${date}T00:00:00Z`)
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
  return isDay && !Number.isNaN(time) ? time : null
}

function toZone(zone: string): string {
  if (!/^[+-]/.test(zone)) return 'Z'
  const digits = zone.replaceAll(':', '')
  return `${digits.slice(0, 3)}:${digits.slice(3, 5).padEnd(2, '0')}`
}
