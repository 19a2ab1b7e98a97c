import { createTransport } from 'nodemailer'
import { type Mail, MailRefusedError, type OpenMailSender } from '../mail-sender.ts'
import type { SmtpConfig } from './smtp-config.ts'

/** The server, and how long it may take. */
export interface SmtpOptions extends Omit<SmtpConfig, 'type' | 'from'> {
  /**
   * Time limits in milliseconds; `sendMs` covers the whole delivery of a mail and must be shorter than the outbox's
   * lease.
   */
  readonly timeouts?: {
    readonly connectMs: number
    readonly socketMs: number
    readonly sendMs: number
  }
}

const defaultTimeouts = { connectMs: 5_000, socketMs: 10_000, sendMs: 20_000 }

/**
 * One plainly spelled mailbox. Quoted local parts, comments, groups, lists and control characters are refused: parsers
 * read them differently, so that a mail could reach the wrong recipient.
 */
const plainMailbox = /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** Creates a sender that keeps a few connections to one SMTP server open. */
export function createSmtpSender(options: SmtpOptions): OpenMailSender {
  const { connectMs, socketMs, sendMs } = options.timeouts ?? defaultTimeouts
  const { dkim } = options
  const url = new URL(options.url)
  const transport = createTransport({
    pool: true,
    url: toNamedUrl(url, options.name),
    maxConnections: 5,
    // The outbox retries under its own rules; a retry by the library could send a mail twice.
    maxRequeues: 0,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: socketMs,
    // TLS is required with a password, which must not cross the network unencrypted.
    requireTLS: url.username !== '' && !isLoopback(url.hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const submit = async (mail: Mail) => {
    const domainName = mail.from.address.split('@').at(-1) ?? ''
    await transport.sendMail({
      // Objects instead of header text, so that a name or address cannot add a header or a recipient.
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
    async examine() {
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

/** Sets the name in the URL's query, which the library prefers to its options. */
function toNamedUrl(url: URL, name: string | undefined): string {
  const named = new URL(url)
  if (name !== undefined) named.searchParams.set('name', name)
  return named.href
}

/**
 * Only a 5xx about the recipient or the content is permanent. Other failures can pass, such as a wrong password, which
 * the operator can correct while the mail waits. The server's own words are dropped, because they often contain the
 * address and the reason is stored and logged.
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

/** Explains to the operator why the server refused this sender, recipient or content. */
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

/** Explains to the operator why the server accepts no mail. */
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
