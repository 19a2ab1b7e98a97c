import { createHash, type KeyObject, verify } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { createCertificate, makeKeyPair } from '@portico/testkit/keys'
import { type ParsedMail, simpleParser } from 'mailparser'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PromptSmtpServer } from '../../testing/prompt-smtp-server.ts'
import { type Mail, MailRefusedError, type MailSender } from '../mail-sender.ts'
import { createSmtpSender, type SmtpOptions } from './create-smtp-sender.ts'

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

/** Starts a real SMTP server on loopback; `hooks` decide what it refuses. */
async function startServer(hooks: SMTPServerOptions = {}, port = 0): Promise<string> {
  const server = new PromptSmtpServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // closes pooled connections quickly, so that they do not delay the end
    closeTimeout: 100,
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
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return toUrl(server.server)
}

/** Longer than any test, so that a slow machine causes no time-out. */
const longTimeouts = { connectMs: 300_000, socketMs: 300_000, sendMs: 300_000 }

const toUrl = (server: Server) => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port, not on a pipe

function openMailer(url: string, timeouts?: SmtpOptions['timeouts']): MailSender {
  const mailer = createSmtpSender({ url, timeouts: timeouts ?? longTimeouts })
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

/** Makes the error with which the server answers a command. */
const refuse = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

/**
 * Verifies a signature as a receiver does: relaxed canonicalization of header and body, as nodemailer signs (RFC 6376
 * section 3.4).
 */
function verifyDkim(raw: string, publicKey: KeyObject) {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const nameOf = (header: string) => header.slice(0, header.indexOf(':')).trim().toLowerCase()
  const relax = (header: string) =>
    `${nameOf(header)}:${header
      .slice(header.indexOf(':') + 1)
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim()}`
  const own = headers.find((header) => nameOf(header) === 'dkim-signature') ?? ''
  const tags = Object.fromEntries(
    relax(own)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1)]),
  )
  const bodyText = raw
    .slice(end + 4)
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
  const body = bodyText.replace(/(\r\n)*$/, '\r\n')
  const bodyHash = createHash('sha256').update(body).digest('base64')
  const signed = (tags.h ?? '').toLowerCase().split(/\s*:\s*/)
  const input = [
    ...signed.flatMap((name) => headers.findLast((header) => nameOf(header) === name) ?? []),
    own.replace(/(\bb=)[^;]*$/, '$1'),
  ].map(relax)
  const signature = Buffer.from((tags.b ?? '').replace(/\s/g, ''), 'base64')
  const isSigned = verify('sha256', Buffer.from(input.join('\r\n')), publicKey, signature)
  return {
    domain: tags.d,
    selector: tags.s,
    signed,
    isValid: isSigned && tags.bh?.replace(/\s/g, '') === bodyHash,
  }
}

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

test.each(['auth.example.com', '[203.0.113.9]'])(
  'B7: the server is told the name %s, and not the machine’s',
  async (name) => {
    const told: string[] = []
    const url = await startServer({
      onMailFrom: (_address, session, done) => {
        told.push(session.hostNameAppearsAs)
        done()
      },
    })
    const mailer = createSmtpSender({ url, name, timeouts: longTimeouts })
    closers.push(() => mailer.close())
    await mailer.send(mailTo('ada@example.com'))
    expect(told).toEqual([name])
  },
)

test('a mailbox whose name ends with a dot is named in quotes, as RFC 5321 spells it', async () => {
  const url = await startServer()
  await openMailer(url).send(mailTo('ada.@docomo.ne.jp'))
  expect(received.at(-1)?.recipients).toEqual(['"ada."@docomo.ne.jp'])
})

describe('a mail signed with DKIM', () => {
  const { privateKey, publicKey } = makeKeyPair(1024)
  const dkim = {
    selector: 'mail2026',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }

  test('is signed for the domain of its sender, body and headers', async () => {
    const url = await startServer()
    const mailer = createSmtpSender({ url, dkim, timeouts: longTimeouts })
    closers.push(() => mailer.close())
    for (const address of ['no-reply@example.com', 'hello@shop.example.org']) {
      await mailer.send(mailTo('ada@example.com', { from: { name: 'Meridian', address } }))
      const raw = received.at(-1)?.raw ?? ''
      const { domain, selector, signed, isValid } = verifyDkim(raw, publicKey)
      expect({ domain, selector, isValid }).toEqual({
        domain: address.split('@')[1],
        selector: 'mail2026',
        isValid: true,
      })
      expect(signed).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'message-id']))
      const forged = raw.replaceAll('482913', '482914')
      expect(verifyDkim(forged, publicKey).isValid).toBe(false)
    }
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
    const mailer = openMailer(url, { ...longTimeouts, sendMs: 2_000 })
    const hanging = Promise.allSettled(
      [1, 2, 3].map((n) => mailer.send(mailTo(`hang${n}@a.example`))),
    )
    await Promise.all([1, 2, 3].map((n) => mailer.send(mailTo(`ada${n}@a.example`))))
    expect(received).toHaveLength(3)
    for (const { status } of await hanging) expect(status).toBe('rejected')
    await mailer.send(mailTo('ada4@a.example'))
    expect(received).toHaveLength(4)
  })

  test.each([
    ['from the start', 'smtps', { secure: true }],
    ['by STARTTLS', 'smtp', { secure: false, disabledCommands: [] }],
  ])(
    'whose certificate nobody vouches for gets no mail and no password, TLS %s',
    async (_, scheme, tls) => {
      const users: unknown[] = []
      const { cert, private: key } = await createCertificate([])
      const url = await startServer({
        ...tls,
        ...{ cert, key },
        onAuth: ({ username }, _session, done) => {
          users.push(username)
          done(null, { user: 'x' })
        },
      })
      const { port } = new URL(url)
      const mailer = openMailer(`${scheme}://user:hunter2@127.0.0.1:${port}`)
      await expect(mailer.send(mailTo('ada@example.com'))).rejects.toThrow(/^smtp: /)
      expect([users, received]).toEqual([[], []])
    },
  )

  test('that drips its answers without an end fails the mail', async () => {
    const sockets = new Set<Socket>()
    const dripping = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      const timer = setInterval(() => socket.write('2'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve))
    closers.push(async () => {
      for (const socket of sockets) socket.destroy()
      dripping.close()
    })
    const mailer = openMailer(toUrl(dripping), { ...longTimeouts, sendMs: 500 })
    await expect(mailer.send(mailTo('ada@example.com'))).rejects.toThrow(/^smtp: /)
  })

  test('that fails every other time takes what it is given in between', async () => {
    let calls = 0
    const url = await startServer({
      onRcptTo: (_address, _session, done) => {
        calls += 1
        done(calls % 2 === 1 ? refuse(451) : null)
      },
    })
    const mailer = openMailer(url)
    const outcomes: string[] = []
    for (let i = 0; i < 6; i += 1) {
      outcomes.push(
        await mailer.send(mailTo(`ada${i}@example.com`)).then(
          () => 'sent',
          () => 'failed',
        ),
      )
    }
    expect(outcomes).toEqual(['failed', 'sent', 'failed', 'sent', 'failed', 'sent'])
    expect(received).toHaveLength(3)
  })

  test('that was restarted is found again, by the same mailer', async () => {
    const first = await startServer()
    const mailer = openMailer(first)
    await mailer.send(mailTo('ada@example.com'))
    await closers.at(0)?.()
    closers.shift()
    await expect(mailer.send(mailTo('bob@example.com'))).rejects.toThrow(/^smtp: /)
    await startServer({}, Number(new URL(first).port))
    await mailer.send(mailTo('eve@example.com'))
    expect(received.flatMap(({ recipients }) => recipients)).toEqual([
      'ada@example.com',
      'eve@example.com',
    ])
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
    // 0.0.0.0 reaches this machine, too, but is not a loopback address.
    const mailer = openMailer(url.replace('//127.0.0.1', `//user:hunter2@${host}`))
    await mailer.send(mailTo('ada@example.com')).catch(() => null)
    expect(users).toEqual(isSent ? ['user'] : [])
    expect(received).toHaveLength(isSent ? 1 : 0)
  })
})
