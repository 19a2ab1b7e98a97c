const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** `2 minutes ago`, `3 hours ago`, and from a day on the date. */
function toAge(at: Date, now: number): string {
  const ms = now - at.getTime()
  if (ms < minuteMs) return 'now'
  if (ms < 60 * minuteMs) return relative.format(-Math.floor(ms / minuteMs), 'minute')
  if (ms < dayMs) return relative.format(-Math.floor(ms / (60 * minuteMs)), 'hour')
  return date.format(at)
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** `19 Nov` of `2026-11-19`. */
export const toShortDay = (day: string): string => dayAndMonth.format(new Date(`${day}T12:00Z`))

/** The hour and minute of a time. */
export const toHour = (time: string): string => clock.format(new Date(time))

/** The day of a time. */
export const toDay = (time: string): string => date.format(new Date(time))

/** A time: its age, or its hour; the exact time is its title. */
export function Moment({ at, as = 'age' }: { readonly at: string; readonly as?: 'age' | 'hour' }) {
  const time = new Date(at)
  return (
    <time dateTime={at} title={time.toLocaleString('en-GB')}>
      {as === 'hour' ? clock.format(time) : toAge(time, Date.now())}
    </time>
  )
}
