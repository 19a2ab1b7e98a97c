import { useState } from 'react'
import { act, toWords } from '../call/act.ts'
import { call } from '../call/call.ts'
import type { Message, MessageList } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { useNewRows } from '../call/use-new-rows.ts'
import { Spans } from '../parts/choice.tsx'
import { Empty } from '../parts/empty.tsx'
import { PagedList, usePages } from '../parts/pages.tsx'
import { useRowKeys } from '../parts/rows.ts'
import type { PageProps } from '../shell/app.tsx'
import { type Act, ActDialog } from '../users/act-dialog.tsx'
import { words } from '../words/words.ts'
import { MessageRow } from './message-row.tsx'
import { toStop, toStopSeveral } from './to-stop.ts'

type State = 'given_up' | 'waiting' | 'sent'

/** Sends messages again, one after the other. @returns how many wait now, and the last problem */
async function resend(messages: readonly Message[]) {
  let sent = 0
  let problem: unknown = null
  for (const { message_id: id } of messages) {
    try {
      await act(() => call('POST', `messages/${encodeURIComponent(id)}/resend`, {}))
      sent += 1
    } catch (caught) {
      problem = caught
    }
  }
  return { sent, problem }
}

/** Says how many of the messages wait again. */
function sayResent(messages: readonly Message[], sent: number): string {
  const names = words().messages
  const [only] = messages
  if (messages.length === 1 && sent === 1 && only) return names.waitsAgain(only.to)
  const failed = messages.length - sent
  const parts = [
    sent > 0 ? names.someWait(sent) : '',
    failed > 0 && messages.length > 1 ? names.someFailed(failed) : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** Messages that were given up, wait, or were sent; those that were given up are sent again, and addresses stopped. */
export function MessagesPage({ me, onSessionLost }: PageProps) {
  const [state, setState] = useState<State>('given_up')
  const pages = usePages()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [stopping, setStopping] = useState<Act | null>(null)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<unknown>(null)
  const { cursor } = pages
  const path = `messages?state=${state}${cursor === undefined ? '' : `&cursor=${cursor}`}`
  const answer = useAnswer<MessageList>(path)
  const { reply, reload } = answer
  useLostSession(answer.error ?? problem, onSessionLost)
  const { fresh, gone } = useNewRows({
    path,
    live: `messages/live?state=${state}`,
    // a later page does not begin with the newest
    shown: pages.isFirst ? reply : null,
    toIds: toStates,
    onSessionLost,
  })
  const names = words().messages
  const mayAct = me.operator.role === 'act'
  const all = reply?.messages ?? []
  const picked = all.filter(({ message_id: id }) => chosen.has(id))
  const sendAgain = async (messages: readonly Message[]) => {
    setProblem(null)
    setSaid('')
    const { sent, problem: caught } = await resend(messages)
    setSaid(sayResent(messages, sent))
    setProblem(caught)
    setChosen(new Set())
    reload()
  }
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const find = (row: HTMLElement) => all.find(({ message_id: id }) => id === row.dataset.row)
  useRowKeys({
    r(row) {
      const message = find(row)
      const several = picked.filter((one) => one.can_resend)
      if (mayAct && several.length > 0) void sendAgain(several)
      else if (mayAct && message?.can_resend) void sendAgain([message])
    },
    s(row) {
      const message = find(row)
      if (mayAct && picked.length > 0) setStopping(toStopSeveral(picked))
      else if (mayAct && message?.user_id) setStopping(toStop(message))
    },
    x(row) {
      const message = find(row)
      if (mayAct && message && state === 'given_up') toggle(message.message_id)
    },
  })
  const states = (['given_up', 'waiting', 'sent'] as const).map(
    (one) => [one, names.states[one]] as const,
  )
  return (
    <>
      <Head />
      <div className="filters">
        <Spans
          label={names.state}
          value={state}
          choices={states}
          onChoose={(value) => {
            setState(value)
            setChosen(new Set())
            pages.toFirst()
          }}
        />
      </div>
      <Chosen
        messages={picked}
        onClear={() => setChosen(new Set())}
        onResend={(messages) => void sendAgain(messages)}
        onStop={() => setStopping(toStopSeveral(picked))}
      />
      <p className="hidden" role="status">
        {said}
      </p>
      {problem !== null && (
        <p className="banner" role="alert">
          {toWords(problem)}
        </p>
      )}
      <Changes fresh={fresh} gone={gone} onShow={reload} />
      <PagedList answer={answer} pages={pages} problem={names.unread}>
        {({ messages }) => (
          <List
            messages={messages}
            state={state}
            isLoading={answer.isLoading}
            mayAct={mayAct}
            chosen={chosen}
            onToggle={toggle}
            onResend={(message) => void sendAgain([message])}
            onStop={(message) => setStopping(toStop(message))}
          />
        )}
      </PagedList>
      {stopping && (
        <ActDialog
          act={stopping}
          onDone={() => {
            setSaid(words().acts.done(stopping.button))
            setStopping(null)
            setChosen(new Set())
            reload()
          }}
          onClose={() => setStopping(null)}
        />
      )}
    </>
  )
}

function Head() {
  const { title, note } = words().messages
  return (
    <header className="head">
      <h1>{title}</h1>
      <p className="note">{note}</p>
    </header>
  )
}

/** Says that the list has changed since it was read, and shows the changes. */
function Changes(props: { fresh: number; gone: number; onShow: () => void }) {
  const { fresh, gone, onShow } = props
  if (fresh + gone === 0) return null
  return (
    <p className="changes">
      <button type="button" onClick={onShow}>
        {words().messages.changes(fresh, gone)}
      </button>
    </p>
  )
}

/** Names each message and what is shown of its fate. */
const toStates = ({ messages }: MessageList) =>
  messages.map(
    ({ message_id: id, reason, is_stopped: isStopped }) => `${id} ${isStopped} ${reason}`,
  )

/** What can be done with the messages that were chosen. */
function Chosen({
  messages,
  onClear,
  onResend,
  onStop,
}: {
  readonly messages: readonly Message[]
  onClear(): void
  onResend(messages: readonly Message[]): void
  onStop(): void
}) {
  const names = words().messages
  if (messages.length === 0) return null
  const sendable = messages.filter((one) => one.can_resend)
  const isStoppable = messages.some((one) => one.user_id !== null && !one.is_stopped)
  return (
    <section className="chosen" aria-label={names.chosen(messages.length)}>
      <strong>{names.chosen(messages.length)}</strong>
      <button type="button" onClick={onClear}>
        {names.clear}
      </button>
      <button type="button" disabled={!isStoppable} onClick={onStop}>
        {names.stopAddresses}
      </button>
      <button
        type="button"
        className="primary"
        disabled={sendable.length === 0}
        onClick={() => onResend(sendable)}
      >
        {names.sendAgain}
      </button>
    </section>
  )
}

function List({
  messages,
  state,
  isLoading,
  mayAct,
  chosen,
  onToggle,
  onResend,
  onStop,
}: {
  readonly messages: readonly Message[]
  readonly state: State
  readonly isLoading: boolean
  readonly mayAct: boolean
  readonly chosen: ReadonlySet<string>
  onToggle(id: string): void
  onResend(message: Message): void
  onStop(message: Message): void
}) {
  const names = words().messages
  if (messages.length === 0) return <Empty title={names.none[state]} text={names.noneText[state]} />
  return (
    <table aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{names.to}</th>
          <th scope="col">{names.what}</th>
          <th scope="col">{state === 'sent' ? names.by : names.why}</th>
          <th scope="col">{names.when}</th>
          <th scope="col">
            <span className="hidden">{words().acts.keys}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <MessageRow
            key={message.message_id}
            message={message}
            mayAct={mayAct}
            isGivenUp={state === 'given_up'}
            isChosen={chosen.has(message.message_id)}
            onToggle={() => onToggle(message.message_id)}
            onResend={() => onResend(message)}
            onStop={() => onStop(message)}
          />
        ))}
      </tbody>
    </table>
  )
}
