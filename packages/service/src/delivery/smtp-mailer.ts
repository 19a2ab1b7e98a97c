import { createTransport } from 'nodemailer'
import { type Mailer, MailRefusedError } from './mailer.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`; queries as in the guide. */
  readonly url: string
  /** Limits in milliseconds; `sendMs` is the whole of one mail and stays below the outbox's lease. */
  readonly timeouts?: {
    readonly connectMs: number
    readonly socketMs: number
    readonly sendMs: number
  }
}

const defaultTimeouts = { connectMs: 5_000, socketMs: 10_000, sendMs: 20_000 }

/**
 * One mailbox, spelled plainly. Quoted local parts, comments, groups, lists and control characters are
 * refused: parsers disagree about them, and then mail for one person reaches another.
 */
const plainMailbox = /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** Makes a mailer that keeps a few connections to one SMTP server open. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { connectMs, socketMs, sendMs } = options.timeouts ?? defaultTimeouts
  const url = new URL(options.url)
  const transport = createTransport({
    pool: true,
    url: options.url,
    maxConnections: 5,
    // The outbox retries, under its own rules; a retry in here could send twice.
    maxRequeues: 0,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: socketMs,
    // A password is never sent over a connection that anyone on the way can read.
    requireTLS: url.username !== '' && !isLoopback(url.hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      if (!plainMailbox.test(mail.to)) throw new MailRefusedError('address not accepted')
      try {
        await transport.sendMail({
          // Objects, not header text: nothing in a name or address can add a header or a recipient.
          from: mail.from,
          to: { name: '', address: mail.to },
          envelope: { from: mail.from.address, to: [mail.to] },
          messageId: `<${mail.messageId}@${mail.from.address.split('@').at(-1)}>`,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(sendMs),
        })
      } catch (cause) {
        throw toMailError(cause)
      }
    },
    async close() {
      transport.close()
    },
  }
}

/**
 * A receiver's 5xx about this recipient or this content will not change by trying again. All else may:
 * a wrong password or sender is the operator's to mend while the mail waits.
 *
 * The server's own words are dropped: they tend to repeat the address, and reasons are stored and logged.
 */
function toMailError(cause: unknown): Error {
  if (!(cause instanceof Error)) return new Error('smtp: failed')
  const code = 'code' in cause ? String(cause.code) : 'failed'
  const status = 'responseCode' in cause ? Number(cause.responseCode) : null
  const command = 'command' in cause ? String(cause.command) : ''
  const reason = ['smtp:', code, status ?? '', command].join(' ').replace(/ +/g, ' ').trim()
  const isFinal = status !== null && status >= 500 && /^(RCPT TO|DATA)$/.test(command)
  return isFinal ? new MailRefusedError(reason) : new Error(reason)
}
