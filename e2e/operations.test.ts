import { mkdir } from 'node:fs/promises'
import { request } from 'node:https'
import { dirname, join } from 'node:path'
import { findFreePort } from '@portico/testkit'
import { takeRows } from '@portico/testkit/run'
import { engines, openTestStorage } from '@portico/testkit/storage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createOperatorShell,
  type OperatorShell,
  readCommands,
} from './support/documented-commands.ts'
import { inLongRun } from './support/in-long-run.ts'
import { createInstallation, type Installation } from './support/installation.ts'
import { type MailSink, startMailSink } from './support/mail-sink.ts'
import { startReverseProxy } from './support/reverse-proxies.ts'

let mails: MailSink
let closers: (() => Promise<unknown>)[]
beforeEach(async () => {
  mails = await startMailSink()
  closers = [() => mails.stop()]
})
afterEach(async () => {
  for (const close of closers.reverse()) await close()
})

/** One running installation and a shell on its machine. */
async function prepare(engine: 'sqlite' | 'postgres'): Promise<{
  readonly installation: Installation
  readonly shell: OperatorShell
  readonly port: number
}> {
  const port = await findFreePort()
  const variables: Record<string, string> = {
    PORTICO_BASE_URL: 'https://auth.example.com',
    SMTP_URL: mails.url,
    DATA_FOLDER: '.portico',
    BACKUP_FOLDER: 'backup',
  }
  const database = engine === 'postgres' ? await openTestStorage('postgres') : null
  if (database !== null) closers.push(() => database.remove())
  if (database?.database.kind === 'postgres') variables.DATABASE_URL = database.database.url
  const installation = await createInstallation(variables)
  closers.push(() => installation.remove())
  await mkdir(join(installation.folder, 'backup'))
  const shell = await createOperatorShell(installation, port)
  closers.push(() => shell.remove())
  await shell.start('portico')
  return { installation, shell, port }
}

async function post(origin: string, { publicToken }: Installation, path: string, body: unknown) {
  const response = await fetch(`${origin}/sdk/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${publicToken}:${publicToken}`).toString('base64')}`,
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, data: (await response.json()).data }
}

/** Signs a person in by passcode. @returns the session token */
async function signIn(port: number, installation: Installation, email: string): Promise<string> {
  const origin = `http://127.0.0.1:${port}`
  const sent = await post(origin, installation, '/otps/email/login_or_create', { email })
  await expect.poll(() => mails.find(email, 'code'), { timeout: 30_000 }).not.toBeNull()
  const { data } = await post(origin, installation, '/otps/authenticate', {
    method_id: sent.data.method_id,
    token: mails.find(email, 'code'),
    session_duration_minutes: 60,
  })
  return data.session_token
}

async function isAlive(port: number, { publicToken }: Installation, sessionToken: string) {
  const { status } = await fetch(`http://127.0.0.1:${port}/sdk/v1/sessions/authenticate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${publicToken}:${sessionToken}`).toString('base64')}`,
    },
    body: '{}',
  })
  return status === 200
}

const headlines = { sqlite: '### SQLite', postgres: '### Postgres' } as const

describe.each(takeRows(engines, ['postgres']))('what docs/operations.md says, on %s', (engine) => {
  test('a backup taken while the service runs restores users, sessions and keys', async () => {
    const [backUp = '', restore = ''] = readCommands(headlines[engine])
    const { installation, shell, port } = await prepare(engine)
    const before = await signIn(port, installation, 'ada@example.com')
    await shell.run(backUp)
    const after = await signIn(port, installation, 'grace@example.com')
    expect(await isAlive(port, installation, after)).toBe(true)
    expect(await shell.run(restore)).toContain(`ok    database    ${engine}`)
    expect(await isAlive(port, installation, before)).toBe(true)
    expect(await isAlive(port, installation, after)).toBe(false)
    const people = await shell.run('portico users list')
    expect(people).toContain('ada@example.com')
    expect(people).not.toContain('grace@example.com')
    await signIn(port, installation, 'alan@example.com')
  })

  inLongRun('packages/service/src/operations/moving/round-trip')(
    'an upgrade migrates, restarts, and leaves everybody signed in',
    async () => {
      const [upgrade = ''] = readCommands('## Upgrade')
      const { installation, shell, port } = await prepare(engine)
      const session = await signIn(port, installation, 'ada@example.com')
      const said = await shell.run(upgrade)
      expect(said).toContain('is already up to date.')
      expect(said).not.toContain('wrong')
      expect(await isAlive(port, installation, session)).toBe(true)
    },
  )
})

inLongRun('packages/service/src/server/graceful-stop')(
  'two processes behind the nginx sample restart without a failed request',
  async () => {
    const [restart = ''] = readCommands('## Two processes, and a restart without a failed request')
    const database = await openTestStorage('postgres')
    closers.push(() => database.remove())
    if (database.database.kind !== 'postgres') throw new Error('This needs Postgres.')
    const [first, second, publicPort] = [
      await findFreePort(),
      await findFreePort(),
      await findFreePort(),
    ]
    const installation = await createInstallation({
      PORTICO_BASE_URL: `https://localhost:${publicPort}`,
      SMTP_URL: mails.url,
      DATABASE_URL: database.database.url,
      TRUSTED_PROXIES: '127.0.0.1',
    })
    closers.push(() => installation.remove())
    const proxy = await startReverseProxy('nginx', publicPort, [first, second])
    closers.push(() => proxy.stop())
    const shell = await createOperatorShell(installation, first, dirname(proxy.configFile))
    closers.push(() => shell.remove())
    await shell.start(`portico@${first}`)
    await shell.start(`portico@${second}`)

    let isOver = false
    const failures: string[] = []
    let answered = 0
    const ask = () =>
      new Promise<void>((resolve) => {
        const sent = request(
          `${proxy.origin}/sdk/v1/otps/email/login_or_create`,
          {
            method: 'POST',
            ca: proxy.certificate,
            agent: false,
            headers: {
              'content-type': 'application/json',
              authorization: `Basic ${Buffer.from(`${installation.publicToken}:${installation.publicToken}`).toString('base64')}`,
            },
          },
          (response) => {
            response.resume()
            response.once('end', () => {
              answered += 1
              if (response.statusCode !== 200) failures.push(String(response.statusCode))
              resolve()
            })
          },
        )
        sent.once('error', (error) => {
          failures.push(String(error))
          resolve()
        })
        sent.end(JSON.stringify({ email: `load-${answered}-${Math.random()}@example.com` }))
      })
    const load = Promise.all(
      [1, 2, 3, 4].map(async () => {
        while (!isOver) await ask()
      }),
    )
    // The documented ports are those of an installation that has the machine to itself.
    const commands = restart.replaceAll('3000', String(first)).replaceAll('3001', String(second))
    await shell.run(commands, { NGINX_SITE: proxy.configFile })
    isOver = true
    await load
    expect(failures).toEqual([])
    expect(answered).toBeGreaterThan(20)
  },
)
