const minuteMs = 60_000

/** The units from the longest on, and how many minutes each has. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 525_600],
  ['month', 43_200],
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
]

/** Says how long ago a time was, as "2 hours ago", in the largest unit that is full; "now" within a minute. */
export function describeAgo(time: string, now: number, locale: string): string {
  const minutes = Math.floor((now - Date.parse(time)) / minuteMs)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const unit = units.find(([, long]) => minutes >= long)
  // the clock of the device may be behind that of the service
  if (!unit) return format.format(0, 'second')
  return format.format(-Math.floor(minutes / unit[1]), unit[0])
}
