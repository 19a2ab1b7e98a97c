import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Mail, Mailer } from './mailer.ts'
import { MailRefusedError } from './mailer.ts'
import { createSmtpMailer, type SmtpOptions } from './smtp-mailer.ts'

interface Received {
  readonly sender: string
  readonly recipients: readonly string[]
  readonly parsed: ParsedMail
  readonly raw: string
}

let received: Received[]
let closers: (() => Promise<unknown>)[]
beforeEach(() => {
  received = []
  closers = []
})
afterEach(async () => {
  for (const close of closers.reverse()) await close()
})

/** A real SMTP server on loopback; `hooks` says where it refuses. */
async function startServer(hooks: SMTPServerOptions = {}): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(Buffer.from(chunk))
      const raw = Buffer.concat(chunks).toString('utf8')
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        sender: mailFrom === false ? '' : mailFrom.address,
        recipients: rcptTo.map(({ address }) => address),
        parsed: await simpleParser(raw),
        raw,
      })
      done()
    },
    ...hooks,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return toUrl(server.server)
}

/** Beyond any test: a server here that is slow only waits for its turn on the machine. */
const longTimeouts = { connectMs: 300_000, socketMs: 300_000, sendMs: 300_000 }

const toUrl = (server: Server) => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port, not on a pipe

function openMailer(url: string, timeouts?: SmtpOptions['timeouts']): Mailer {
  const mailer = createSmtpMailer({ url, timeouts: timeouts ?? longTimeouts })
  closers.push(() => mailer.close())
  return mailer
}

const mailTo = (to: string, changes: Partial<Mail> = {}): Mail => ({
  to,
  from: { name: 'Meridian', address: 'no-reply@example.com' },
  subject: 'Your passcode is 482913',
  html: '<p>482913</p>',
  text: '482913\n',
  code: '482913',
  links: [],
  messageId: 'message-1',
  ...changes,
})

/** A server that answers the given code to a command. */
const refuse = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

describe('mail over SMTP', () => {
  test('arrives complete: sender, one recipient, text and HTML, a stable id', async () => {
    const mailer = openMailer(await startServer())
    await mailer.send(mailTo('ada@example.com'))
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      sender: 'no-reply@example.com',
      recipients: ['ada@example.com'],
    })
    expect(received[0]?.parsed).toMatchObject({
      subject: 'Your passcode is 482913',
      text: '482913\n',
      html: '<p>482913</p>',
      messageId: '<message-1@example.com>',
    })
    expect(received[0]?.parsed.from?.value).toEqual([
      { name: 'Meridian', address: 'no-reply@example.com' },
    ])
    expect(received[0]?.parsed.headers.get('auto-submitted')).toBe('auto-generated')
  })

  test('many in parallel all arrive, each once', async () => {
    const mailer = openMailer(await startServer())
    const people = Array.from({ length: 12 }, (_, n) => `person${n}@example.com`)
    await Promise.all(people.map((to) => mailer.send(mailTo(to))))
    expect(received.flatMap((mail) => mail.recipients).toSorted()).toEqual(people.toSorted())
  })

  test.each([
    'ada@example.com,eve@evil.example',
    'ada@example.com, eve@evil.example',
    'ada@example.com;eve@evil.example',
    '"eve@evil.example"@example.com',
    '"eve@evil.example> x"@example.com',
    'ada@example.com(c)evil.example',
    'ada(eve@evil.example)@example.com',
    'friends:eve@evil.example;',
    'Ada <eve@evil.example>',
    '<ada@example.com>',
    'ada@example.com\r\nBcc: eve@evil.example',
    'ada@example.com\nRCPT TO:<eve@evil.example>',
    'ada@example.com\u0000',
    'ada@[127.0.0.1]',
    'ada\\@eve@example.com',
    'ada@eve@example.com',
    'ada',
    '',
  ])('ML-10 sends nothing to %j', async (to) => {
    const mailer = openMailer(await startServer())
    await expect(mailer.send(mailTo(to))).rejects.toThrow(MailRefusedError)
    expect(received).toEqual([])
  })

  test.each([
    'ada+tag@example.com',
    "o'brien@example.com",
    'ada@mail.example.co.uk',
    'a.b-c_d@x.io',
  ])('ML-10 %s is the only recipient, letter by letter', async (to) => {
    await openMailer(await startServer()).send(mailTo(to))
    expect(received.map((mail) => mail.recipients)).toEqual([[to]])
  })

  test('ML-10 a name and a subject cannot add headers or recipients', async () => {
    const mailer = openMailer(await startServer())
    await mailer.send(
      mailTo('ada@example.com', {
        from: { name: 'Shop\r\nBcc: eve@evil.example', address: 'no-reply@example.com' },
        subject: 'Hi\r\nBcc: eve@evil.example\r\n\r\nbody',
      }),
    )
    expect(received).toHaveLength(1)
    expect(received[0]?.recipients).toEqual(['ada@example.com'])
    expect(received[0]?.parsed.bcc).toBeUndefined()
    expect(received[0]?.raw).not.toMatch(/^Bcc:/im)
  })
})

describe('SVC-08 a failing mail server', () => {
  test.each([421, 450, 451, 452])('%i at RCPT may be retried', async (status) => {
    const url = await startServer({ onRcptTo: (_address, _session, done) => done(refuse(status)) })
    const failure = await openMailer(url)
      .send(mailTo('ada@example.com'))
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(MailRefusedError)
    expect(received).toEqual([])
  })

  test.each([550, 553])(
    '%i at RCPT is permanent, and the reason names no address',
    async (status) => {
      const url = await startServer({
        onRcptTo: ({ address }, _session, done) =>
          done(Object.assign(new Error(`no ${address} here`), { responseCode: status })),
      })
      await expect(openMailer(url).send(mailTo('ada@example.com'))).rejects.toThrow(
        new MailRefusedError(`smtp: EENVELOPE ${status} RCPT TO`),
      )
    },
  )

  test('550 for the sender is the operator’s to fix: it may be retried', async () => {
    const url = await startServer({ onMailFrom: (_address, _session, done) => done(refuse(550)) })
    await expect(openMailer(url).send(mailTo('ada@example.com'))).rejects.not.toThrow(
      MailRefusedError,
    )
  })

  test.each([
    [554, true],
    [451, false],
  ])('%i after the data: permanent is %s', async (status, isFinal) => {
    const url = await startServer({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(refuse(status)))
      },
    })
    const failure = await openMailer(url)
      .send(mailTo('ada@example.com'))
      .catch((error: unknown) => error)
    expect(failure instanceof MailRefusedError).toBe(isFinal)
  })

  test('an unreachable server fails the mail', async () => {
    const mailer = openMailer('smtp://127.0.0.1:1')
    await expect(mailer.send(mailTo('ada@example.com'))).rejects.toThrow(/^smtp: /)
  })

  test('a server that never answers fails the mail', async () => {
    const sockets = new Set<Socket>()
    const silent = createServer((socket) => void sockets.add(socket))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    closers.push(async () => {
      for (const socket of sockets) socket.destroy()
      silent.close()
    })
    const mailer = openMailer(toUrl(silent), { ...longTimeouts, connectMs: 200 })
    await expect(mailer.send(mailTo('ada@example.com'))).rejects.toThrow(/^smtp: /)
  })

  test('a server that hangs during a mail fails that mail, and the others arrive', async () => {
    const url = await startServer({
      onRcptTo({ address }, _session, done) {
        if (!address.startsWith('hang')) done()
      },
    })
    const mailer = openMailer(url, { ...longTimeouts, sendMs: 5_000 })
    const hanging = Promise.allSettled(
      [1, 2, 3].map((n) => mailer.send(mailTo(`hang${n}@a.example`))),
    )
    await Promise.all([1, 2, 3].map((n) => mailer.send(mailTo(`ada${n}@a.example`))))
    expect(received).toHaveLength(3)
    for (const { status } of await hanging) expect(status).toBe('rejected')
    await mailer.send(mailTo('ada4@a.example'))
    expect(received).toHaveLength(4)
  })

  test('a mail accepted by a server that hangs up is not sent again', async () => {
    let mails = 0
    const rude = createServer((socket) => {
      socket.write('220 here\r\n')
      socket.on('error', () => {})
      socket.on('data', (chunk) => {
        const text = chunk.toString()
        if (text.endsWith('\r\n.\r\n')) {
          mails += 1
          socket.destroy()
        } else if (/^DATA/.test(text)) socket.write('354 go on\r\n')
        else if (/^(EHLO|MAIL|RCPT|RSET)/.test(text)) socket.write('250 fine\r\n')
      })
    })
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
    closers.push(async () => rude.close())
    await expect(openMailer(toUrl(rude)).send(mailTo('ada@example.com'))).rejects.toThrow(/^smtp: /)
    expect(mails).toBe(1)
  })

  test.each([
    ['0.0.0.0', false],
    ['127.0.0.1', true],
  ])('without TLS a password is sent to %s: %s', async (host, isSent) => {
    const users: unknown[] = []
    const url = await startServer({
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => {
        users.push(username)
        done(null, { user: 'x' })
      },
    })
    // 0.0.0.0 reaches this machine, too, but is no loopback name.
    const mailer = openMailer(url.replace('//127.0.0.1', `//user:hunter2@${host}`))
    await mailer.send(mailTo('ada@example.com')).catch(() => null)
    expect(users).toEqual(isSent ? ['user'] : [])
    expect(received).toHaveLength(isSent ? 1 : 0)
  })
})
