import { MailIcon } from '@portico/widget/parts'
import { type ReactNode, useEffect, useState } from 'react'
import { MessageIcon } from '../parts/icons.tsx'
import type { DevMessage } from '../service/dev-message.ts'
import { findOpen, type InboxState } from './inbox-state.ts'
import { MessageView } from './message-view.tsx'
import { toAgeText } from './to-age-text.ts'
import { toTitle } from './to-title.ts'

/** How often ages are told anew. */
const everyMs = 20_000

/** The messages that the service would have sent, newest first, and the one that is open. */
export function InboxTab(props: {
  inbox: InboxState
  onOpen: (id: string) => void
  onClear: () => void
}): ReactNode {
  const { messages, unreadIds, openId } = props.inbox
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  if (messages === null || messages.length === 0) {
    return (
      <div className="pg-empty">
        <MailIcon />
        <h2>No messages yet</h2>
        <p className="pg-muted">
          Sign in with any address or number, for example ada@example.com. What the service would
          send lands here.
        </p>
      </div>
    )
  }
  const open = findOpen(props.inbox)
  return (
    <div className="pg-inbox">
      <ul className="pg-messages" aria-label="Messages">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageRow
              message={message}
              now={Math.max(now, Date.parse(message.sent_at))}
              isOpen={message.id === openId}
              isUnread={unreadIds.includes(message.id)}
              onOpen={() => props.onOpen(message.id)}
            />
          </li>
        ))}
      </ul>
      {open && <MessageView key={open.id} message={open} onClear={props.onClear} />}
    </div>
  )
}

function MessageRow(props: {
  message: DevMessage
  now: number
  isOpen: boolean
  isUnread: boolean
  onOpen: () => void
}): ReactNode {
  const { message, isOpen, isUnread } = props
  return (
    <button
      className="pg-message"
      type="button"
      aria-current={isOpen || undefined}
      data-unread={isUnread || undefined}
      onClick={() => props.onOpen()}
    >
      {message.channel === 'email' ? <MailIcon /> : <MessageIcon />}
      <span className="pg-message-words">
        <span className="pg-message-subject">
          {toTitle(message)}
          {isUnread && <span className="pg-hidden"> (unread)</span>}
        </span>
        <span className="pg-muted">{message.to}</span>
      </span>
      <time className="pg-muted" dateTime={message.sent_at}>
        {toAgeText(message.sent_at, props.now)}
      </time>
    </button>
  )
}
