import { useEffect, useState } from 'react'
import type { Home, NamedCount, Span } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Spans } from '../parts/choice.tsx'
import { toCount } from '../parts/count.ts'
import { toHour } from '../parts/moment.tsx'
import { Problem } from '../parts/problem.tsx'
import type { PageProps } from '../shell/app.tsx'
import { language, words } from '../words/words.ts'
import { Alerts } from './alerts.tsx'
import { DaysChart } from './days-chart.tsx'

/** How often the figures are read again while the page is seen; milliseconds. */
const everyMs = 60_000

type SpanName = 'today' | 'thirty_days'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** What happened today and in thirty days, and what needs a hand. */
export function HomePage({ onSessionLost }: PageProps) {
  const path = `home?zone=${encodeURIComponent(zone)}`
  const { reply, error, reload } = useAnswer<Home>(path)
  const [spanName, setSpanName] = useState<SpanName>('today')
  useLostSession(error, onSessionLost)
  useRegularly(reload)
  const text = words().home
  const head = (
    <header className="head">
      <h1>{text.title}</h1>
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
          <Problem title={text.unread} error={error} onRetry={reload} />
        )}
      </>
    )
  }
  const { today, yesterday, thirty_days: all, days, messages } = reply
  const span = spanName === 'thirty_days' ? all : today
  const when = text.when[spanName]
  const spans = (['today', 'thirty_days'] as const).map((one) => [one, text.spans[one]] as const)
  return (
    <>
      {head}
      <div className="home">
        <Alerts alerts={reply.alerts} />
        <dl className="figures panel">
          <Figure name={text.signUps} figure={today.signed_up} note={toNote(yesterday.signed_up)} />
          <Figure name={text.signIns} figure={today.signed_in} note={toNote(yesterday.signed_in)} />
          <Figure name={text.refused} figure={today.refused} note={toShare(today)} />
          <Figure name={text.sent} figure={today.sent} note={toMessageNote(messages)} />
        </dl>
        <DaysChart days={days} />
        <Spans label={text.span} value={spanName} choices={spans} onChoose={setSpanName} />
        <div className="reasons">
          <Ranking
            title={text.whyRefused(when)}
            none={text.noneRefused(when)}
            counts={span.reasons}
          />
          <Ranking
            title={text.howSignedIn(when)}
            none={text.noneSignedIn(when)}
            counts={span.methods}
          />
          <Ranking title={text.howSent(when)} none={text.noneSent(when)} counts={span.channels} />
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

const toNote = (yesterday: number) => words().home.yesterday(toCount(yesterday))

function toShare({ signed_in: letIn, refused }: Span): string {
  const tries = letIn + refused
  if (tries === 0) return words().home.noTries
  const percent = new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 1 })
  return words().home.ofTries(percent.format(refused / tries))
}

function toMessageNote({ waiting, given_up: givenUp, is_more: isMore }: Home['messages']): string {
  return words().home.messages(toCount(givenUp), toCount(waiting), isMore)
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
