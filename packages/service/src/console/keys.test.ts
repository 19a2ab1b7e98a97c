import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConsolePage, openConsole } from '../testing/create-console-page.ts'
import { createServiceFixture } from '../testing/create-service-fixture.ts'
import type { TestService } from '../testing/create-test-service.ts'
import { listAudit } from '../testing/read-audit.ts'
import type { ConsoleOperation } from './console-operation.ts'
import { consoleOperations } from './console-operations.ts'

const dayMs = 86_400_000
const withConsole = { config: { admin: true } }
const why = 'Nightly clean-up, ticket 4812'
const names = Object.keys(consoleOperations) as (keyof typeof consoleOperations)[] // its own keys

/** What a call answers, in short. */
const errorOf = ({ status, data }: { status: number; data: { error_type?: string } }) => [
  status,
  data.error_type,
]

/** A script with a key: it sends nothing that a browser sends. */
function createScript(
  world: TestService,
  key: string,
  more: Readonly<Record<string, string>> = {},
) {
  const page = createConsolePage(world)
  const headers = {
    authorization: `Bearer ${key}`,
    'x-portico-console': null,
    'sec-fetch-site': null,
    origin: null,
    cookie: null,
    ...more,
  }
  return {
    send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      page.send(method, path, body, { headers }),
    get: (path: string) => page.get(path, { headers }),
    post: (path: string, body: object = {}) => page.post(path, body, { headers }),
  }
}

describe.each(pickEngines('sqlite'))('keys for scripts on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  const start = async () => {
    const world = await fixture.start(withConsole)
    const page = await openConsole(world)
    const make = async (role: 'read' | 'act', name = 'Nightly') => {
      const { data, status } = await page.post('/keys', { name, role, days: 30 })
      expect(status).toBe(200)
      return { id: String(data.key_id), text: String(data.key), expiresAt: data.expires_at }
    }
    return { world, page, make }
  }

  test('a key is shown once, kept as a hash, and listed with its operator and its last use', async () => {
    const { world, page, make } = await start()
    const made = await make('read', '  Nightly ')
    const { projectId } = world.project
    expect(made.text).toMatch(new RegExp(`^${projectId}\\.[\\w-]{43}$`))
    expect(made.expiresAt).toBe(new Date(world.now() + 30 * dayMs).toISOString())
    const list = await page.get('/keys')
    expect(list.data.keys).toEqual([
      {
        key_id: made.id,
        name: 'Nightly',
        role: 'read',
        operator_id: page.operatorId,
        operator: 'Ines Haddad',
        created_at: new Date(world.now()).toISOString(),
        expires_at: made.expiresAt,
        last_used_at: null,
      },
    ])
    const [row] = await world.storage.operatorKeys.list(projectId, world.now())
    const secret = made.text.split('.').at(-1) ?? ''
    for (const kept of [list.text, JSON.stringify(row), JSON.stringify(await listAudit(world))]) {
      expect(kept).not.toContain(secret)
    }
    const usedAt = world.now() + 5_000
    world.advance(5_000)
    await createScript(world, made.text).get('/operators')
    world.advance(30_000)
    await createScript(world, made.text).get('/operators')
    const [used] = (await page.get('/keys')).data.keys
    // to the minute
    expect(used.last_used_at).toBe(new Date(usedAt).toISOString())
  })

  test('with a key that reads, each call that needs no more is made, and no act', async () => {
    const { world, make } = await start()
    const script = createScript(world, (await make('read')).text)
    const { user_id } = await world.signIn('ada@example.com')
    expect((await script.post('/users/search', { q: 'ada@' })).data.users).toMatchObject([
      { user_id },
    ])
    expect((await script.get('/openapi.json')).status).toBe(200)
    expect((await script.get('/home')).status).toBe(200)
    for (const name of names) {
      const { method, path, needs, isPersonal = false }: ConsoleOperation = consoleOperations[name]
      if (needs === 'nothing') continue
      const body = method === 'POST' ? {} : undefined
      const answer = await script.send(method, path.replaceAll(/:\w+/g, 'x'), body)
      const refusal = isPersonal ? 'not_for_keys' : needs === 'act' ? 'reading_only' : null
      if (refusal !== null) expect([name, ...errorOf(answer)]).toEqual([name, 403, refusal])
      else expect([name, answer.status]).not.toEqual([name, 403])
    }
  })

  test('a key that acts needs no passkey, and its acts are its operator’s, by the name of the key', async () => {
    const { world, page, make } = await start()
    const script = createScript(world, (await make('act', 'Nightly clean-up')).text)
    const { user_id } = await world.signIn('bram@example.com')
    // the proof of the operator is long over
    world.advance(dayMs)
    expect((await script.post(`/users/${user_id}/block`, { why })).status).toBe(200)
    expect(errorOf(await script.post(`/users/${user_id}/unblock`))).toEqual([400, 'bad_request'])
    const entry = (await listAudit(world)).find(({ action }) => action === 'user.blocked')
    expect(entry).toMatchObject({
      actorKind: 'operator',
      actorId: page.operatorId,
      details: { operator: 'Ines Haddad', key: 'Nightly clean-up', why },
    })
    await page.signIn()
    const { data } = await page.get(`/audit?user_id=${user_id}&action=user.blocked`)
    expect(data.entries).toMatchObject([{ who: 'Ines Haddad, by the key “Nightly clean-up”' }])
    expect(data.entries[0].why).toContain('By Ines Haddad, by the key “Nightly clean-up”.')
  })

  test('no key makes what would let its thief stay, or act in the place of another', async () => {
    const { world, make } = await start()
    const script = createScript(world, (await make('act')).text)
    const personal = names.filter((name) => {
      const { isPersonal = false }: ConsoleOperation = consoleOperations[name]
      return isPersonal
    })
    expect(personal).toEqual(
      expect.arrayContaining([
        ...['addKey', 'removeKey', 'invite', 'withdrawInvitation', 'removeOperator'],
        ...['impersonateUser', 'startRecovery', 'prove', 'listOwnSessions', 'endOwnSession'],
      ]),
    )
    for (const name of personal) {
      const { method, path } = consoleOperations[name]
      const body = method === 'POST' ? {} : undefined
      const answer = await script.send(method, path.replaceAll(/:\w+/g, 'x'), body)
      expect([name, ...errorOf(answer)]).toEqual([name, 403, 'not_for_keys'])
    }
  })

  test('a key of an operator who may only read acts in nothing', async () => {
    const { world } = await start()
    const reader = await openConsole(world, { role: 'read', name: 'Mina Okafor' })
    const answer = await reader.post('/keys', { name: 'Nightly', role: 'read', days: 1 })
    expect(errorOf(answer)).toEqual([403, 'reading_only'])
  })

  test('a key that was removed, has expired, is of a removed operator, of another project, or none opens nothing', async () => {
    const { world, page, make } = await start()
    const other = await openConsole(world, { name: 'Tomas Vega' })
    const theirs = await other.post('/keys', { name: 'Theirs', role: 'act', days: 30 })
    const [removed, late] = [await make('read'), await make('read')]
    expect((await page.del(`/keys/${removed.id}`)).status).toBe(200)
    expect(errorOf(await page.del(`/keys/${removed.id}`))).toEqual([404, 'key_not_found'])
    await page.del(`/operators/${other.operatorId}`)
    expect(await createScript(world, late.text).get('/users/x')).toMatchObject({ status: 404 })
    const { projectId } = world.project
    const before = [removed.text, String(theirs.data.key)]
    const nonsense = [
      '',
      'nonsense',
      `${projectId}.${'A'.repeat(43)}`,
      late.text.replace(projectId, 'project-test-other'),
      `${late.text}A`,
      `${late.text} x`,
    ]
    for (const key of [...before, ...nonsense]) {
      expect([key, ...errorOf(await createScript(world, key).get('/operators'))]).toEqual([
        key,
        401,
        'invalid_key',
      ])
      expect((await createScript(world, key).get('/openapi.json')).status).toBe(401)
    }
    world.advance(30 * dayMs)
    expect(errorOf(await createScript(world, late.text).get('/operators'))).toEqual([
      401,
      'invalid_key',
    ])
    const actions = (await listAudit(world)).flatMap(({ action, details }) =>
      action.startsWith('operator.key') ? `${action} ${details.key_name}` : [],
    )
    expect(actions.toSorted()).toEqual([
      'operator.key_made Nightly',
      'operator.key_made Nightly',
      'operator.key_made Theirs',
      'operator.key_removed Nightly',
    ])
  })

  test.each([
    ['a page', { origin: 'https://auth.example.com' }],
    ['another page', { origin: 'https://evil.example' }],
    ['a browser', { 'sec-fetch-site': 'same-origin' }],
    ['a browser with a session', { cookie: '__Host-portico_operator=x' }],
  ])('a call with a key from %s is refused', async (_, more) => {
    const { world, make } = await start()
    const script = createScript(world, (await make('read')).text, more)
    expect(errorOf(await script.get('/operators'))).toEqual([403, 'wrong_page'])
  })

  test('the password of a proxy in front of the console is no key, and hides no session', async () => {
    const { page } = await start()
    const headers = { authorization: `Basic ${Buffer.from('ops:word').toString('base64')}` }
    expect((await page.get('/operators', { headers })).status).toBe(200)
  })

  test.each([
    ['a password', `Basic ${Buffer.from('ops:word').toString('base64')}`],
    ['a token of its own', 'Bearer of-the-proxy'],
  ])(
    'behind a proxy that takes Authorization for %s, a key works in a header of its own, within the same bounds',
    async (_, authorization) => {
      const { world, make } = await start()
      const key = (await make('act')).text
      const script = (more: Readonly<Record<string, string>>) =>
        createScript(world, key, { authorization, 'x-portico-console-key': key, ...more })
      const { user_id } = await world.signIn('bram@example.com')
      expect((await script({}).get('/openapi.json')).status).toBe(200)
      expect((await script({}).post(`/users/${user_id}/block`, { why })).status).toBe(200)
      const invited = await script({}).post('/operators/invitations', { role: 'read' })
      expect(errorOf(invited)).toEqual([403, 'not_for_keys'])
      for (const wrong of ['', 'nonsense', `Bearer ${key}`, `${key}A`]) {
        const answer = await script({ 'x-portico-console-key': wrong }).get('/operators')
        expect([wrong, ...errorOf(answer)]).toEqual([wrong, 401, 'invalid_key'])
      }
      const ofPage = await script({ 'sec-fetch-site': 'same-origin' }).get('/operators')
      expect(errorOf(ofPage)).toEqual([403, 'wrong_page'])
    },
  )

  test('a key that may act lasts ninety days at most, one that reads a year', async () => {
    const { page } = await start()
    const make = (role: string, days: number) => page.post('/keys', { name: 'Nightly', role, days })
    expect((await make('act', 90)).status).toBe(200)
    expect((await make('read', 365)).status).toBe(200)
    for (const [role, days] of [
      ['act', 91],
      ['read', 366],
      ['read', 0],
      ['read', 1.5],
      ['owner', 1],
    ] as const) {
      expect([role, days, ...errorOf(await make(role, days))]).toEqual([
        role,
        days,
        400,
        'bad_request',
      ])
    }
    const named = await page.post('/keys', { name: 'Night\u202ely', role: 'read', days: 1 })
    expect(errorOf(named)).toEqual([400, 'bad_request'])
  })
})

describe.each(pickEngines('postgres'))('keys and removals on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('a key that is made while its operator is removed never works', async () => {
    const world = await fixture.start(withConsole)
    const page = await openConsole(world)
    const other = await openConsole(world, { name: 'Tomas Vega' })
    const [made] = await Promise.all([
      other.post('/keys', { name: 'Nightly', role: 'act', days: 1 }),
      page.del(`/operators/${other.operatorId}`),
    ])
    const script = createScript(world, String(made.data.key ?? ''))
    expect((await script.get('/operators')).status).toBe(401)
    expect((await page.get('/keys')).data.keys).toEqual([])
  })
})
