import type { Message } from '../call/replies.ts'
import { Moment } from '../parts/moment.tsx'
import { toHref } from '../shell/route.ts'
import { words } from '../words/words.ts'

/** One message: to whom, why it was not sent, and what can be done. */
export function MessageRow({
  message,
  mayAct,
  isGivenUp,
  isChosen,
  onToggle,
  onResend,
  onStop,
}: {
  readonly message: Message
  readonly mayAct: boolean
  readonly isGivenUp: boolean
  readonly isChosen: boolean
  onToggle(): void
  onResend(): void
  onStop(): void
}) {
  const { to, user_id: userId, channel, template, reason, is_stopped: isStopped } = message
  const names = words().messages
  const address = <bdi>{to}</bdi>
  return (
    <tr>
      <th scope="row">
        {isGivenUp && (
          <input
            type="checkbox"
            aria-label={names.choose(to)}
            disabled={!mayAct}
            checked={isChosen}
            onChange={onToggle}
          />
        )}
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
        {isStopped && <span className="note"> {names.stopped}</span>}
      </td>
      <td>
        <Moment at={message.ended_at ?? message.created_at} />
      </td>
      <td className="acts-cell">
        {isGivenUp && (
          <span className="row-acts">
            {message.can_resend && (
              <button
                type="button"
                className="link"
                disabled={!mayAct}
                aria-label={names.sendAgainTo(to)}
                onClick={onResend}
              >
                {names.sendAgain}
              </button>
            )}
            {userId !== null && (
              <button
                type="button"
                className="link"
                disabled={!mayAct}
                aria-label={isStopped ? names.allowTo(to) : names.stopTo(to)}
                onClick={onStop}
              >
                {isStopped ? names.allow : names.stop}
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
  const text = template.replaceAll('.', ', ').replaceAll(/[-_]/g, ' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

const toSentence = (reason: string) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`
