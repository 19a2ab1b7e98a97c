import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** What a mail carries; every address of the load gets at most one of each. */
export type MailKind = 'code' | 'link'

/** A mail server that keeps what arrives: it outlives the service under test. */
export interface MailSink {
  readonly url: string
  /** The six digits, or the token in the link; null until it arrives. */
  find(to: string, kind: MailKind): string | null
  stop(): Promise<void>
}

/** Starts the server on a random loopback port. */
export async function startMailSink(): Promise<MailSink> {
  const secrets = new Map<string, string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      simpleParser(stream).then((mail) => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const code = /\b\d{6}\b/.exec(mail.subject ?? '')?.[0]
        const link = /[?&]token=([\w-]+)/.exec(mail.text ?? '')?.[1]
        if (code !== undefined) secrets.set(`code ${to}`, code)
        if (link !== undefined) secrets.set(`link ${to}`, link)
        done()
      }, done)
    },
  })
  // A killed sender resets its connections.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    url: `smtp://127.0.0.1:${port}`,
    find: (to, kind) => secrets.get(`${kind} ${to}`) ?? null,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
