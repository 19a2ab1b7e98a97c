import { createHash } from 'node:crypto'
import { escapeHtml } from '../../foundation/text/escape-html.ts'
import type { DevMessage } from '../../senders/create-dev-inbox.ts'
import { noIcon } from './no-icon.ts'

const style = `
:root { color-scheme: light dark; --quiet: light-dark(#5c727d, #a5b6bf); --line: light-dark(#dce3e7, #2b3d48) }
body { max-width: 44rem; margin: 0 auto; padding: 32px 16px; background: light-dark(#fff, #14212a); color: light-dark(#19303d, #f0f5f7); font: 1rem/1.5 Arial, Helvetica, sans-serif; overflow-wrap: anywhere }
h1 { margin: 0; font-size: 1.5rem; line-height: 2rem }
h2 { margin: 0; font-size: 1rem }
p { margin: 4px 0 0 }
ol { margin: 24px 0 0; padding: 0; list-style: none }
li { padding: 16px 0; border-top: 1px solid var(--line) }
a { color: inherit }
.quiet { color: var(--quiet); font-size: .875rem }
.bubble { width: fit-content; max-width: 18rem; margin-top: 12px; padding: 10px 14px; border-radius: 18px; border-end-start-radius: 4px; background: light-dark(#eff3f5, #243540); outline: 1px solid transparent; white-space: pre-line }
.bubble .quiet { font-size: 1rem }
.code { width: fit-content; font-size: 1.5rem; user-select: all; -webkit-user-select: all; font-weight: 600; letter-spacing: .1em; font-variant-numeric: tabular-nums }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The page runs no script and loads nothing. */
export const inboxPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const renderLink = ({ kind, url }: DevMessage['links'][number]) =>
  // Mails contain only links of the service. Nevertheless, only http and https URLs become links here.
  /^https?:/.test(url)
    ? `<p><a href="${escapeHtml(url)}">Open the link (${escapeHtml(kind)})</a></p>`
    : ''

/** Shows the time to the second, as the log does. */
const renderTime = (sentAt: string) =>
  `<time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time>`

/** One click selects the whole code, since the page has no script that could copy it. */
const renderCode = (code: string | null) =>
  code === null ? '' : `<p class="code">${escapeHtml(code)}</p>`

/** Renders the message in a bubble: the text, and the line that binds the code to a host. */
const renderBubble = (text: string) =>
  `<p class="bubble">${escapeHtml(text).replace(/(?<=\n)@\S+ #\S+$/, '<span class="quiet">$&</span>')}</p>`

/** Renders a text message in the style of a phone. */
const renderText = ({ channel, from, to, text, code, sent_at }: DevMessage) =>
  [
    '<li>',
    `<h2>${escapeHtml(from)}</h2>`,
    `<p class="quiet">${channel === 'sms' ? 'Text message' : 'WhatsApp message'} to ${escapeHtml(to)}, ${renderTime(sent_at)}</p>`,
    renderCode(code),
    renderBubble(text),
    '</li>',
  ].join('')

const renderMail = ({ id, to, subject, code, links, sent_at }: DevMessage) =>
  [
    '<li>',
    `<h2>${escapeHtml(subject)}</h2>`,
    `<p class="quiet">Mail to ${escapeHtml(to)}, ${renderTime(sent_at)}</p>`,
    renderCode(code),
    ...links.map(renderLink),
    `<p><a href="/dev/inbox/${encodeURIComponent(id)}/html">Show the mail</a></p>`,
    '</li>',
  ].join('')

const renderMessage = (message: DevMessage) =>
  message.channel === 'email' ? renderMail(message) : renderText(message)

/** Renders the development inbox for a browser. */
export function renderInboxPage(messages: readonly DevMessage[]): string {
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Inbox (${messages.length}) - Portico</title>${noIcon}<style>${style}</style></head><body>`,
    `<h1>Inbox</h1><p class="quiet">${count}. What was sent in development lands here. <a href="">Look again</a> · <a href="/">Playground</a></p>`,
    `<ol>${messages.map(renderMessage).join('')}</ol>`,
    '</body></html>',
  ].join('')
}
