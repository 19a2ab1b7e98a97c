import { dateTag, words } from '../words/words.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const formats = new Map<string, ReturnType<typeof createFormats>>()

function createFormats(tag: string) {
  const shortDay = { day: 'numeric', month: 'short' } as const
  return {
    relative: new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }),
    clock: new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }),
    dayAndHour: new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
    date: new Intl.DateTimeFormat(tag, { ...shortDay, year: 'numeric' }),
    dayAndMonth: new Intl.DateTimeFormat(tag, { ...shortDay, timeZone: 'UTC' }),
  }
}

/** The formats of the language that is spoken now. */
function format() {
  const tag = dateTag()
  const made = formats.get(tag) ?? createFormats(tag)
  formats.set(tag, made)
  return made
}

/** `2 minutes ago`, `3 hours ago`, and from a day on the date. */
function toAge(at: Date, now: number): string {
  const { relative, date } = format()
  const ms = now - at.getTime()
  if (ms < minuteMs) return words().parts.now
  if (ms < 60 * minuteMs) return relative.format(-Math.floor(ms / minuteMs), 'minute')
  if (ms < dayMs) return relative.format(-Math.floor(ms / (60 * minuteMs)), 'hour')
  return date.format(at)
}

/** `19 Nov` of `2026-11-19`. */
export const toShortDay = (day: string): string =>
  format().dayAndMonth.format(new Date(`${day}T12:00Z`))

/** The hour and minute of a time. */
export const toHour = (time: string): string => format().clock.format(new Date(time))

/** The day of a time. */
export const toDay = (time: string): string => format().date.format(new Date(time))

/** `27 Nov 2026, 09:32`. */
export const toDayAndHour = (time: string): string => format().dayAndHour.format(new Date(time))

/** A time to the second. */
const toMoment = (time: string): string => new Date(time).toLocaleString(dateTag())

/** A time: its age, or its hour; the exact time is its title. */
export function Moment({ at, as = 'age' }: { readonly at: string; readonly as?: 'age' | 'hour' }) {
  return (
    <time dateTime={at} title={toMoment(at)}>
      {as === 'hour' ? toHour(at) : toAge(new Date(at), Date.now())}
    </time>
  )
}
