import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { allSenders, findChannels } from '../../senders/all-senders.ts'
import { startStandIn } from '../../senders/testing/start-stand-in.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { PromptSmtpServer } from '../../testing/prompt-smtp-server.ts'

const { heard, run } = prepareTerminal()
let closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.reverse()) await close()
  closers = []
})

const writeConfig = (...projects: readonly string[]) =>
  writeFile(
    join(heard.folder, 'portico.config.mjs'),
    `export default { development: {}, projects: [${projects.join(', ')}] }`,
  )
const toProject = (name: string, more: string) => `{
  projectId: 'project-test-${name.toLowerCase()}-0001', publicToken: 'public-token-test-${name.toLowerCase()}-0001',
  secretEnv: '${name.toUpperCase()}_SECRET', name: '${name}', redirectUrls: ['https://${name.toLowerCase()}.example.com/'], ${more} }`
const addSecrets = (secrets: Readonly<Record<string, string>>) => {
  const own = () => randomBytes(32).toString('base64url')
  heard.env = { SHOP_SECRET: own(), CAFE_SECRET: own(), ...secrets }
}
const listTests = () => heard.said.filter((line) => line.slice(6, 10) === 'test')

async function startMailServer(hooks: SMTPServerOptions = {}) {
  const mails: string[] = []
  const server = new PromptSmtpServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      let text = ''
      for await (const chunk of stream) text += String(chunk)
      mails.push(`${envelope.mailFrom ? envelope.mailFrom.address : ''}\n${text}`)
      done()
    },
    ...hooks,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo // it listens on a port, not on a pipe
  return { mails, url: `smtp://127.0.0.1:${port}` }
}
const refuse = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode })

describe('portico doctor --send-to an address', () => {
  test('sends a mail from each sender of the projects', async () => {
    const { mails, url } = await startMailServer()
    addSecrets({ SMTP_URL: url, MAIL_FROM: 'no-reply@example.com' })
    await writeConfig(
      toProject('Shop', ''),
      toProject('Cafe', "mails: { from: 'hello@cafe.example.com' }"),
    )
    expect(await run('doctor', '--send-to', 'ops@example.com')).toBe(0)
    expect(listTests()).toEqual([
      expect.stringMatching(
        /^ok {4}test {8}mail from no-reply@example\.com \(.*\) was accepted for ops@example\.com; see whether it arrives$/,
      ),
      expect.stringContaining('mail from hello@cafe.example.com (Cafe) was accepted'),
    ])
    expect(mails.map((mail) => mail.split('\n')[0])).toEqual([
      'no-reply@example.com',
      'hello@cafe.example.com',
    ])
    expect(mails[1]).toContain('Cafe: this is the test message of "portico doctor".')
  })

  test.each<readonly [what: string, hooks: SMTPServerOptions, words: string]>([
    [
      'the sender',
      { onMailFrom: (_, __, done) => done(refuse(553, 'not yours')) },
      'refuses the sender no-reply@example.com: "553 not yours". Allow this address there, or change MAIL_FROM or the project\'s mails.from',
    ],
    [
      'the recipient',
      { onRcptTo: (_, __, done) => done(refuse(550, 'no such user')) },
      'refuses the recipient ops@example.com: "550 no such user"',
    ],
    [
      'the content',
      {
        onData: (stream, _, done) => {
          stream.resume()
          stream.on('end', () => done(refuse(554, 'fails DMARC')))
        },
      },
      'refuses the mail: "554 fails DMARC". Check that SPF and DKIM',
    ],
  ])('explains a server that refuses %s', async (_, hooks, words) => {
    const { url } = await startMailServer(hooks)
    addSecrets({ SMTP_URL: url, MAIL_FROM: 'no-reply@example.com' })
    expect(await run('doctor', '--send-to', 'ops@example.com')).toBe(1)
    expect(listTests().join()).toMatch(/^wrong test/)
    expect(listTests().join()).toContain(words)
  })

  test('says so where mail stays in the dev inbox', async () => {
    expect(await run('doctor', '--send-to', 'ops@example.com')).toBe(0)
    expect(listTests()).toEqual([
      'note  test        nothing was sent to ops@example.com: SMTP_URL is not set',
    ])
  })
})

describe('portico doctor --send-to a number', () => {
  const number = '+12015550123'

  /** Configures every kind of sender in one project. */
  const prepare = async (changes: Readonly<Record<string, string>> = {}) => {
    const standIns = await Promise.all(allSenders.map(({ id }) => startStandIn(id)))
    for (const { provider } of standIns) closers.push(() => provider.stop())
    addSecrets({ ...Object.assign({}, ...standIns.map(({ secrets }) => secrets)), ...changes })
    const senders = JSON.stringify(standIns.map(({ settings }) => settings))
    await writeConfig(
      toProject('Shop', `phones: { countries: ['US'] }, texts: { senders: ${senders} }`),
    )
    return standIns.map(({ provider, config }) => ({
      provider,
      id: config.type,
      channels: findChannels(config),
    }))
  }

  test('sends by every sender, including those that are only tried after others', async () => {
    const senders = await prepare()
    expect(await run('doctor', '--send-to', number)).toBe(0)
    expect(listTests().map((line) => line.replace(/ was accepted.*/, ''))).toEqual(
      senders.flatMap(({ id, channels }) =>
        channels.map((channel) => `ok    test        ${channel} by ${id} (Shop)`),
      ),
    )
    for (const { id, channels, provider } of senders) {
      expect(heard.said).toContain(
        `ok    texts       ${id} (Shop) answers, for ${channels.join(' and ')}`,
      )
      expect([id, provider.taken.length]).toEqual([id, channels.length])
    }
    const words = 'Shop: this is the test message of "portico doctor".'
    const texted = senders.filter(({ channels }) => channels.includes('sms'))
    expect(texted.length).toBeGreaterThan(1)
    for (const { provider } of texted) {
      expect(JSON.stringify(provider.taken)).toContain(JSON.stringify(words).slice(1, -1))
    }
  })

  test('explains what is wrong, and tries the others', async () => {
    const senders = await prepare({ TWILIO_TOKEN: 'another-token' })
    expect(await run('doctor', '--send-to', number)).toBe(1)
    expect(heard.said).toContain('wrong texts       twilio (Shop) refuses the account or its token')
    expect(listTests()).toContain(
      'wrong test        sms by twilio (Shop) twilio: answered 401, error 20003',
    )
    expect(heard.said.join()).not.toContain('another-token')
    for (const { id, provider } of senders) {
      expect([id, provider.taken.length > 0]).toEqual([id, id !== 'twilio'])
    }
  })

  test('says so when a project has no sender of texts', async () => {
    expect(await run('doctor', '--send-to', number)).toBe(0)
    expect(listTests()).toEqual([
      `note  test        nothing was sent to ${number}: texts.senders is empty`,
    ])
  })
})
