import { createHash, randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { hash as hashBcrypt } from '@node-rs/bcrypt'
import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createTestService } from '../../testing/create-test-service.ts'
import { dumpDatabase } from '../../testing/dump-database.ts'
import { startReceiver } from '../../testing/start-receiver.ts'

const digests = ['md5', 'sha1', 'sha256', 'sha512'] as const

/** Every way in which a password could have been written down, and its quick digests: they are as good. */
function toShapes(password: string): readonly string[] {
  const forms = [...new Set(['NFC', 'NFD', 'NFKC'].map((form) => password.normalize(form)))]
  return forms.flatMap((form) => {
    const bytes = Buffer.from(form)
    // Base64 of the same text looks different at each of three places in a longer one.
    const shifted = [0, 1, 2].map((by) =>
      Buffer.concat([Buffer.alloc(by), bytes])
        .toString('base64')
        .slice(4, -4),
    )
    return [
      form,
      form.slice(0, 12),
      JSON.stringify(form).slice(1, -1),
      encodeURIComponent(form),
      new URLSearchParams({ p: form }).toString().slice(2),
      bytes.toString('base64').replace(/=+$/, ''),
      bytes.toString('base64url'),
      ...shifted,
      bytes.toString('hex'),
      Buffer.from(form, 'utf16le').toString('hex'),
      [...form].reverse().join(''),
      ...digests.flatMap((name) => [
        createHash(name).update(form).digest('hex'),
        createHash(name).update(form).digest('base64').replace(/=+$/, ''),
      ]),
    ]
  })
}

describe.each(engines)('storage of passwords, on %s', (engine) => {
  let database: TestStorage
  beforeAll(async () => {
    database = await openTestStorage(engine)
  })
  afterAll(() => database.remove())

  test('SVC-14 no password is found in any encoding: in no log line, response, event, audit entry, mail, webhook or column', async () => {
    let lines = ''
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines += chunk
        done()
      },
    })
    const endpoint = await startReceiver(() => ({ status: 204 }))
    const leaks = await startReceiver(() => ({ status: 500, body: 'out of order' }))
    let isBroken = false
    const world = await createTestService({
      storage: {
        ...database.storage,
        transaction: (work) =>
          isBroken
            ? Promise.reject(new Error('the database is gone'))
            : database.storage.transaction(work),
      },
      log: pino({ level: 'debug' }, stream),
      startAt: Date.now(),
      config: { breachRangeUrl: leaks.url },
      project: {
        redirectUrls: [
          {
            url: 'https://app.example.com/authenticate',
            kinds: ['login', 'signup', 'reset_password'],
          },
        ],
        webhooks: [
          {
            endpointId: 'crm',
            url: endpoint.url,
            secrets: [randomBytes(32)],
            events: null,
            allowPrivate: true,
          },
        ],
      },
    })
    const host = createHostCalls(world)
    const create = (what: string) =>
      `${what} caf\u00e9 "${randomBytes(6).toString('hex')}" & z\u00fcndholz`
    const passwords = {
      first: create('canary-first'),
      second: create('canary-second'),
      third: create('canary-third'),
      fourth: create('canary-fourth'),
      wrong: create('canary-wrong'),
      hosts: create('canary-hosts'),
      old: create('canary-old'),
      long: create('canary-long').padEnd(2_000, 'x'),
      broken: create('canary-broken'),
      weak: 'Tr0ub4dour&3',
    }
    const email = 'ada@example.com'
    const answers: string[] = []
    const post = async (path: string, body: unknown, session?: string) => {
      const answer = await world.post(path, body, session === undefined ? {} : { session })
      answers.push(answer.text, JSON.stringify(answer.headers))
      return answer
    }
    const ask = async (path: string, body: unknown) => {
      const answer = await host.post(path, body)
      answers.push(answer.text)
      return answer
    }

    expect((await post('/passwords', { email, password: passwords.first })).status).toBe(200)
    const { data } = await post('/passwords/authenticate', { email, password: passwords.first })
    await post('/passwords/authenticate', { email, password: passwords.first.normalize('NFD') })
    for (let i = 0; i < 12; i += 1)
      await post('/passwords/authenticate', { email, password: passwords.wrong })
    world.advance(60_000)
    for (const password of Object.values(passwords)) {
      await post('/passwords/strength_check', { email, password })
      await post('/passwords', { email: 'nobody@example.com', password: [password] })
      // As the address, or the token: somebody types into the wrong field.
      await post('/users/search', { email: password })
      await post('/passwords/email/reset/start', { email: password })
      await post('/passwords/email/reset', { token: password, password })
      await post('/passwords', { email: password, password })
    }
    await post('/passwords', `{"email":"${email}","password":"${passwords.broken}`)
    await world.get(`/passwords?password=${encodeURIComponent(passwords.broken)}`)
    await post('/passwords', { email: 'bob@example.com', password: passwords.weak })

    const byExisting = { email, existing_password: passwords.first, new_password: passwords.second }
    expect((await post('/passwords/existing_password/reset', byExisting)).status).toBe(200)
    const own = await post('/passwords/authenticate', { email, password: passwords.second })
    const session: string = own.data.session_token
    isBroken = true
    const failed = await post('/passwords/session/reset', { password: passwords.third }, session)
    expect(failed.status).toBe(500)
    isBroken = false
    const set = await post('/passwords/session/reset', { password: passwords.third }, session)
    expect(set.status).toBe(200)
    await post('/passwords/email/reset/start', { email })
    const { links } = await world.takeMail(email)
    const url = links.find(({ kind }) => kind === 'reset_password')?.url ?? ''
    const token = new URL(url).searchParams.get('token')
    const reset = await post('/passwords/email/reset', { token, password: passwords.fourth })
    expect(reset.status).toBe(200)

    const hosted = { email: 'carl@example.com', password: passwords.hosts }
    expect((await ask('/passwords', hosted)).status).toBe(200)
    await ask('/passwords/authenticate', { ...hosted, password: passwords.wrong })
    const old = { email: 'dora@example.com', password: passwords.old }
    const hash = await hashBcrypt(passwords.old, 4)
    await ask('/passwords/migrate', { email: old.email, hash_type: 'bcrypt', hash })
    await ask('/passwords/migrate', { email: old.email, hash_type: 'bcrypt', hash: passwords.old })
    expect((await ask('/passwords/authenticate', old)).status).toBe(200)
    await world.post('/events', [
      {
        telemetry: { event_id: 'event-1' },
        event: {
          public_token: world.project.publicToken,
          event_name: 'render_login_screen',
          details: { password: passwords.first, nested: { new_password: passwords.second } },
        },
      },
    ])
    await world.service.deliverNow()
    await world.service.deliverNow()

    const places = {
      log: lines,
      answers: answers.join('\n'),
      database: (await dumpDatabase(database.database)).join('\n'),
      webhooks: endpoint.received.map(({ body }) => body).join('\n'),
      mails: JSON.stringify(world.inbox.list()),
      'breach list': leaks.received.map(({ path, body }) => path + body).join('\n'),
    }
    expect(lines.split('\n').length).toBeGreaterThan(80)
    expect(lines).toContain('the breach list is unreachable')
    expect(endpoint.received.length).toBeGreaterThan(5)
    expect(places.database).toContain('$argon2id$')
    expect(places.database).toContain('authentication.locked')
    expect(data.user_id).toMatch(/^user-test-/)
    for (const [name, password] of Object.entries(passwords))
      for (const [context, text] of Object.entries(places)) {
        const found = toShapes(password).filter((shape) => shape.length > 7 && text.includes(shape))
        expect([context, name, found]).toEqual([context, name, []])
      }
    await world.close()
    await endpoint.close()
    await leaks.close()
  })
})
