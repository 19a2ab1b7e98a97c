import { useState } from 'react'
import { act, toWords } from '../call/act.ts'
import { call } from '../call/call.ts'
import type { Message, MessageList } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Spans } from '../parts/choice.tsx'
import { Empty } from '../parts/empty.tsx'
import { Moment } from '../parts/moment.tsx'
import { PagedList, usePages } from '../parts/pages.tsx'
import { useRowKeys } from '../parts/rows.ts'
import type { PageProps } from '../shell/app.tsx'
import { toHref } from '../shell/route.ts'
import { type Act, ActDialog } from '../users/act-dialog.tsx'
import { toStop } from './to-stop.ts'

const states = [
  ['given_up', 'Given up', 'No message was given up', 'Those that a server refused appear here.'],
  ['waiting', 'Waiting', 'No message waits', 'Those that are tried again appear here.'],
  ['sent', 'Sent', 'No message was sent', 'The first one appears here once a server took it.'],
] as const

type State = (typeof states)[number][0]

/** Messages that were given up, wait, or were sent; those that were given up are sent again, and addresses stopped. */
export function MessagesPage({ me, onSessionLost }: PageProps) {
  const [state, setState] = useState<State>('given_up')
  const pages = usePages()
  const [stopping, setStopping] = useState<Act | null>(null)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<unknown>(null)
  const { cursor } = pages
  const path = `messages?state=${state}${cursor === undefined ? '' : `&cursor=${cursor}`}`
  const answer = useAnswer<MessageList>(path)
  const { reply, reload } = answer
  useLostSession(answer.error, onSessionLost)
  const mayAct = me.operator.role === 'act'
  const resend = async ({ message_id: id, to }: Message) => {
    setProblem(null)
    setSaid('')
    try {
      await act(() => call('POST', `messages/${encodeURIComponent(id)}/resend`, {}))
      setSaid(`The message to ${to} waits to be sent again.`)
    } catch (caught) {
      setProblem(caught)
    }
    reload()
  }
  const find = (row: HTMLElement) =>
    reply?.messages.find(({ message_id: id }) => id === row.dataset.row)
  useRowKeys({
    r(row) {
      const message = find(row)
      if (mayAct && message?.can_resend) void resend(message)
    },
    s(row) {
      const message = find(row)
      if (mayAct && message?.user_id) setStopping(toStop(message))
    },
  })
  return (
    <>
      <header className="head">
        <h1>Messages</h1>
        <p className="note">Contents are erased once a message is sent. Kept for 7 days.</p>
      </header>
      <div className="filters">
        <Spans
          label="State"
          value={state}
          choices={states}
          onChoose={(value) => {
            setState(value)
            pages.toFirst()
          }}
        />
      </div>
      <p className="hidden" role="status">
        {said}
      </p>
      {problem !== null && (
        <p className="banner" role="alert">
          {toWords(problem)}
        </p>
      )}
      <PagedList answer={answer} pages={pages} problem="The messages could not be read">
        {({ messages }) => (
          <List
            messages={messages}
            state={state}
            isLoading={answer.isLoading}
            mayAct={mayAct}
            onResend={(message) => void resend(message)}
            onStop={(message) => setStopping(toStop(message))}
          />
        )}
      </PagedList>
      {stopping && (
        <ActDialog
          act={stopping}
          onDone={() => {
            setSaid(`${stopping.button}: done.`)
            setStopping(null)
            reload()
          }}
          onClose={() => setStopping(null)}
        />
      )}
    </>
  )
}

function List({
  messages,
  state,
  isLoading,
  mayAct,
  onResend,
  onStop,
}: {
  readonly messages: readonly Message[]
  readonly state: State
  readonly isLoading: boolean
  readonly mayAct: boolean
  onResend(message: Message): void
  onStop(message: Message): void
}) {
  const [, , none, next] = states.find(([value]) => value === state) ?? states[0]
  if (messages.length === 0) return <Empty title={none} text={next} />
  return (
    <table aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col">What</th>
          <th scope="col">{state === 'sent' ? 'By' : 'Why'}</th>
          <th scope="col">When</th>
          <th scope="col">
            <span className="hidden">Acts</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <Row
            key={message.message_id}
            message={message}
            mayAct={mayAct}
            isGivenUp={state === 'given_up'}
            onResend={() => onResend(message)}
            onStop={() => onStop(message)}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  message,
  mayAct,
  isGivenUp,
  onResend,
  onStop,
}: {
  readonly message: Message
  readonly mayAct: boolean
  readonly isGivenUp: boolean
  onResend(): void
  onStop(): void
}) {
  const { to, user_id: userId, channel, template, reason, is_stopped: isStopped } = message
  const address = <bdi>{to}</bdi>
  return (
    <tr>
      <th scope="row">
        {userId === null ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the list act on the row that has the focus
          <span tabIndex={0} data-row={message.message_id}>
            {address}
          </span>
        ) : (
          <a href={toHref({ page: 'user', userId })} data-row={message.message_id}>
            {address}
          </a>
        )}
      </th>
      <td>{toTemplateName(template)}</td>
      <td className="reason">
        {isGivenUp ? (
          <span className="state" data-state="blocked">
            {toSentence(reason)}
          </span>
        ) : (
          toSentence(reason) || toTemplateName(channel)
        )}
        {isStopped && <span className="note"> Messages are stopped.</span>}
      </td>
      <td>
        <Moment at={message.ended_at ?? message.created_at} />
      </td>
      <td>
        {isGivenUp && (
          <span className="row-acts">
            {message.can_resend && (
              <button
                type="button"
                className="link"
                disabled={!mayAct}
                aria-label={`Send again to ${to}`}
                onClick={onResend}
              >
                Send again
              </button>
            )}
            {userId !== null && (
              <button
                type="button"
                className="link"
                disabled={!mayAct}
                aria-label={`${isStopped ? 'Allow' : 'Stop'} messages to ${to}`}
                onClick={onStop}
              >
                {isStopped ? 'Allow' : 'Stop'}
              </button>
            )}
          </span>
        )}
      </td>
    </tr>
  )
}

/** `magic-link.login` is `Magic link, login`. */
function toTemplateName(template: string): string {
  const words = template.replaceAll('.', ', ').replaceAll(/[-_]/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const toSentence = (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`
