import { CheckIcon, ExternalIcon } from '@portico/widget/parts'
import { type ReactNode, useState } from 'react'
import { CopyButton } from '../parts/copy-button.tsx'
import { PressButton } from '../parts/press-button.tsx'
import { enterCode } from '../portico/enter-code.ts'
import type { DevMessage } from '../service/dev-message.ts'
import { toTitle } from './to-title.ts'

/** One message: what can be done with it, then the text as a phone shows it, or the mail in a frame that runs nothing. */
export function MessageView(props: { message: DevMessage; onClear: () => void }): ReactNode {
  const { message } = props
  const { code, links } = message
  const [isRefused, setRefused] = useState(false)
  return (
    <article className="pg-mail">
      <h2>{toTitle(message)}</h2>
      <dl>
        <dt>From</dt>
        <dd>{message.from}</dd>
        <dt>To</dt>
        <dd>{message.to}</dd>
        {message.channel !== 'email' && (
          <>
            <dt>By</dt>
            <dd>{message.channel === 'sms' ? 'Text message' : 'WhatsApp'}</dd>
          </>
        )}
      </dl>
      <div className="pg-actions">
        {code !== null && (
          <>
            <PressButton
              kind="primary"
              icon={<CheckIcon />}
              onPress={() => setRefused(!enterCode(code))}
            >
              Enter code
            </PressButton>
            <CopyButton text={code}>Copy code</CopyButton>
          </>
        )}
        {links.map(({ kind, url }, index) => (
          <OpenLink key={url} url={url} isFirst={index === 0 && code === null}>
            {links.length === 1 ? 'Open link' : `Open ${kind.replaceAll('_', ' ')} link`}
          </OpenLink>
        ))}
        {links[0] && code === null && <CopyButton text={links[0].url}>Copy link</CopyButton>}
        <span className="pg-actions-end">
          <PressButton kind="quiet" onPress={() => props.onClear()}>
            Empty inbox
          </PressButton>
        </span>
      </div>
      <p className="pg-refused" role="status">
        {isRefused && 'The widget is not asking for a passcode now.'}
      </p>
      {message.channel === 'email' ? (
        <iframe
          className="pg-frame"
          title={`Mail: ${message.subject}`}
          // No script, no form, no access to this page; links may open a tab of their own.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={`/dev/inbox/${encodeURIComponent(message.id)}/html`}
        />
      ) : (
        <TextBubble message={message} />
      )}
    </article>
  )
}

/** A text as a phone shows it, and what its last line is for. */
function TextBubble({ message: { channel, text } }: { message: DevMessage }): ReactNode {
  const binding = /(?<=\n)@(\S+) #\S+$/.exec(text)
  return (
    <div className="pg-chat">
      <p className="pg-bubble">
        {text.slice(0, binding?.index)}
        {binding && <span className="pg-muted">{binding[0]}</span>}
      </p>
      {binding && channel === 'sms' && (
        <p className="pg-muted">
          The last line lets browsers fill the code in on {binding[1]} and nowhere else.
        </p>
      )}
    </div>
  )
}

/** A new tab, as from a mail program: the redirect page signs in, and this tab hears of it. */
function OpenLink(props: { url: string; isFirst: boolean; children: string }): ReactNode {
  return (
    <a
      className="pg-button"
      data-kind={props.isFirst ? 'primary' : 'secondary'}
      href={props.url}
      target="_blank"
      rel="noopener noreferrer"
    >
      <ExternalIcon />
      <span>{props.children}</span>
    </a>
  )
}
