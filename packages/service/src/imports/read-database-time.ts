/** Times as databases and their exporters write them; without a zone they are UTC. */
const shape =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2})(:\d{2})?(?:[.,](\d{1,9}))?)? ?(Z|z|UTC|GMT|[+-]\d{2}(?::?\d{2})?(?::\d{2})?)?$/

/** What MySQL writes for a time that it does not have. */
const noTime = /^0000-00-00/

/**
 * Reads Postgres' and MySQL's formats, RFC 3339, a date, and epoch seconds or milliseconds.
 *
 * @returns epoch milliseconds; undefined where the text stands for none, null where it is no time
 */
export function readDatabaseTime(value: string | number): number | null | undefined {
  const text = String(value).trim()
  if (noTime.test(text)) return undefined
  if (/^\d{9,13}(\.\d+)?$/.test(text)) {
    // Seconds have ten digits until the year 2286.
    return Math.floor(Number(text) * (Number(text) < 1e11 ? 1_000 : 1))
  }
  const [, date, minutes = '00:00', seconds = ':00', fraction = '0', zone = 'Z'] =
    shape.exec(text) ?? []
  if (date === undefined) return null
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3)
  const time = Date.parse(`${date}T${minutes}${seconds}.${milliseconds}${toZone(zone)}`)
  // A day that its month does not have would be read as one of the next.
  const day = new Date(`${date}T00:00:00Z`)
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
  return isDay && !Number.isNaN(time) ? time : null
}

function toZone(zone: string): string {
  if (!/^[+-]/.test(zone)) return 'Z'
  const digits = zone.replaceAll(':', '')
  return `${digits.slice(0, 3)}:${digits.slice(3, 5).padEnd(2, '0')}`
}
