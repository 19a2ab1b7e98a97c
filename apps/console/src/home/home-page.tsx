import { useEffect, useState } from 'react'
import type { Home, NamedCount, Span } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Spans } from '../parts/choice.tsx'
import { toCount } from '../parts/count.ts'
import { toHour } from '../parts/moment.tsx'
import { Problem } from '../parts/problem.tsx'
import type { PageProps } from '../shell/app.tsx'
import { Alerts } from './alerts.tsx'
import { DaysChart } from './days-chart.tsx'

/** How often the figures are read again while the page is seen; milliseconds. */
const everyMs = 60_000

const spans = [
  ['today', 'Today'],
  ['thirty_days', '30 days'],
] as const

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** What happened today and in thirty days, and what needs a hand. */
export function HomePage({ onSessionLost }: PageProps) {
  const path = `home?zone=${encodeURIComponent(zone)}`
  const { reply, error, reload } = useAnswer<Home>(path)
  const [spanName, setSpanName] = useState<(typeof spans)[number][0]>('today')
  useLostSession(error, onSessionLost)
  useRegularly(reload)
  const head = (
    <header className="head">
      <h1>Today</h1>
      <p className="note">
        {toHour(new Date().toISOString())}, {zone.replaceAll('_', ' ')}
      </p>
    </header>
  )
  if (reply === null) {
    return (
      <>
        {head}
        {error === null ? (
          <p className="loading" aria-busy="true" />
        ) : (
          <Problem title="The figures could not be read" error={error} onRetry={reload} />
        )}
      </>
    )
  }
  const { today, yesterday, thirty_days: all, days, messages } = reply
  const isWide = spanName === 'thirty_days'
  const span = isWide ? all : today
  const when = isWide ? 'in 30 days' : 'today'
  return (
    <>
      {head}
      <div className="home">
        <Alerts alerts={reply.alerts} />
        <dl className="figures panel">
          <Figure name="Sign-ups" figure={today.signed_up} note={toNote(yesterday.signed_up)} />
          <Figure name="Sign-ins" figure={today.signed_in} note={toNote(yesterday.signed_in)} />
          <Figure name="Refused" figure={today.refused} note={toShare(today)} />
          <Figure name="Messages sent" figure={today.sent} note={toMessageNote(messages)} />
        </dl>
        <DaysChart days={days} />
        <Spans label="Span of the lists" value={spanName} choices={spans} onChoose={setSpanName} />
        <div className="reasons">
          <Ranking
            title={`Why sign-ins were refused ${when}`}
            none={`No sign-in was refused ${when}.`}
            counts={span.reasons.map((one) => ({ ...one, text: toWords(one.name) }))}
          />
          <Ranking
            title={`How people signed in ${when}`}
            none={`Nobody signed in ${when}.`}
            counts={span.methods}
          />
          <Ranking
            title={`How messages left ${when}`}
            none={`No message was sent ${when}.`}
            counts={span.channels}
          />
        </div>
      </div>
    </>
  )
}

function Figure({
  name,
  figure,
  note,
}: {
  readonly name: string
  readonly figure: number
  readonly note: string
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{toCount(figure)}</strong>
        <span className="note">{note}</span>
      </dd>
    </div>
  )
}

const toNote = (yesterday: number) => `${toCount(yesterday)} yesterday`

function toShare({ signed_in: letIn, refused }: Span): string {
  const tries = letIn + refused
  if (tries === 0) return 'no tries yet'
  const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
  return `${percent.format(refused / tries)} of all tries`
}

function toMessageNote({ waiting, given_up: givenUp, is_more: isMore }: Home['messages']): string {
  const more = isMore ? ' or more' : ''
  return `${toCount(givenUp)} given up, ${toCount(waiting)} waiting${more}`
}

/** `otp_code_not_found` is `Otp code not found`. */
function toWords(name: string): string {
  const words = name.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** Names with how often each happened, as bars. */
function Ranking({
  title,
  none,
  counts,
}: {
  readonly title: string
  readonly none: string
  readonly counts: readonly NamedCount[]
}) {
  const most = Math.max(1, ...counts.map(({ times }) => times))
  return (
    <section className="panel ranking" aria-label={title}>
      <h2>{title}</h2>
      {counts.length === 0 && <p className="note">{none}</p>}
      <ul>
        {counts.map(({ name, text, times }) => (
          <li key={name}>
            <span>{text}</span>
            <span>{toCount(times)}</span>
            <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
              <rect width={(100 * times) / most} height="4" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Runs something regularly while the page is seen. */
function useRegularly(run: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') run()
    }, everyMs)
    return () => clearInterval(timer)
  }, [run])
}
