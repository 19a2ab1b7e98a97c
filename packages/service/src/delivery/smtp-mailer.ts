import { createTransport } from 'nodemailer'
import type { DkimConfig } from '../config/config.ts'
import { type Mail, type Mailer, MailRefusedError } from './mailer.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`; queries as in the guide. */
  readonly url: string
  /** What the server is told (EHLO): a container's own name is none that it could look up. */
  readonly name?: string | undefined
  readonly dkim?: DkimConfig | null | undefined
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

/** A mailer over SMTP, which can also say what is wrong with its server. */
export interface SmtpMailer extends Mailer {
  /**
   * Connects, secures the connection and signs in, as before a mail; sends none.
   *
   * @returns what is wrong, in words that follow `SMTP_URL` and never hold its password; null when nothing is
   */
  findProblem(): Promise<string | null>
  /**
   * Sends a mail of the operator's own, once.
   *
   * @returns what the server said against it, in words that follow `SMTP_URL`; null when it took the mail
   */
  findSendProblem(mail: Mail): Promise<string | null>
}

/** Makes a mailer that keeps a few connections to one SMTP server open. */
export function createSmtpMailer(options: SmtpOptions): SmtpMailer {
  const { connectMs, socketMs, sendMs } = options.timeouts ?? defaultTimeouts
  const { dkim } = options
  const url = new URL(options.url)
  const transport = createTransport({
    pool: true,
    url: toNamedUrl(url, options.name),
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
  const submit = async (mail: Mail) => {
    const domainName = mail.from.address.split('@').at(-1) ?? ''
    await transport.sendMail({
      // Objects, not header text: nothing in a name or address can add a header or a recipient.
      from: mail.from,
      to: { name: '', address: mail.to },
      envelope: { from: mail.from.address, to: [mail.to] },
      messageId: `<${mail.messageId}@${domainName}>`,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(dkim && {
        dkim: { domainName, keySelector: dkim.selector, privateKey: dkim.privateKey },
      }),
      signal: AbortSignal.timeout(sendMs),
    })
  }
  return {
    async send(mail) {
      if (!plainMailbox.test(mail.to)) throw new MailRefusedError('address not accepted')
      try {
        await submit(mail)
      } catch (cause) {
        throw toMailError(cause)
      }
    },
    async findSendProblem(mail) {
      if (!plainMailbox.test(mail.to)) return `does not send to ${mail.to}: not a plain address`
      try {
        await submit(mail)
        return null
      } catch (cause) {
        return toSendProblem(cause, mail) ?? toServerProblem(cause, url)
      }
    },
    async findProblem() {
      try {
        await transport.verify()
        return null
      } catch (cause) {
        return toServerProblem(cause, url)
      }
    },
    async close() {
      transport.close()
    },
  }
}

/** The library believes a URL's query before all else. */
function toNamedUrl(url: URL, name: string | undefined): string {
  const named = new URL(url)
  if (name !== undefined) named.searchParams.set('name', name)
  return named.href
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

/** What the operator can do about a server that takes no mail of this sender, to this recipient or with this content. */
function toSendProblem(cause: unknown, { from, to }: Mail): string | null {
  if (!(cause instanceof Error && 'responseCode' in cause && 'command' in cause)) return null
  const answer = 'response' in cause ? String(cause.response) : String(cause.responseCode)
  if (cause.command === 'MAIL FROM') {
    return `names a server that refuses the sender ${from.address}: "${answer}". Allow this address there, or change MAIL_FROM or the project's mails.from`
  }
  if (cause.command === 'RCPT TO') {
    return `names a server that refuses the recipient ${to}: "${answer}"`
  }
  return cause.command === 'DATA'
    ? `names a server that refuses the mail: "${answer}". Check that SPF and DKIM of the sender's domain allow this server`
    : null
}

/** What the operator can do about a server that takes no mail. */
function toServerProblem(cause: unknown, { host, username }: URL): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const status =
    cause instanceof Error && 'responseCode' in cause ? ` (${Number(cause.responseCode)})` : ''
  const words = cause instanceof Error ? cause.message : ''
  if (code === 'EAUTH') {
    return username === ''
      ? `names ${host}, which requires a user and a password${status}: smtps://user:password@${host}`
      : `names ${host}, which refuses the user or the password${status}`
  }
  if (/certificate|self-signed|altname/i.test(words)) {
    return `names ${host}, whose certificate is not trusted here: ${words}. Use the host name that it contains, or give Node the issuer's certificate in NODE_EXTRA_CA_CERTS`
  }
  if (/wrong version number|ssl3_get_record|packet length too long/i.test(words)) {
    return `names ${host}, which does not speak TLS from the start; write smtp:// for STARTTLS`
  }
  if (code === 'ETLS' || /STARTTLS/i.test(words)) {
    return `names ${host}, which does not offer STARTTLS; passwords are not sent unencrypted`
  }
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(words)) {
    return `names ${host}, which does not resolve here; check its spelling and this machine's DNS`
  }
  if (code === 'ETIMEDOUT') {
    return `names ${host}, which does not answer in time; check for a firewall, and the port (465 for smtps://, 587 for smtp://)`
  }
  if (/ECONNREFUSED/.test(words)) {
    return `names ${host}, where nothing listens; check the host and the port (465 for smtps://, 587 for smtp://)`
  }
  return `names ${host}, but the connection failed: ${code || 'unknown'}${status}`
}
