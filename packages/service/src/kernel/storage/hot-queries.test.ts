/**
 * Verifies that no statement of an operation scans a table whose size depends on the number of users. All sign-ins and
 * endings, the client apps' endpoints, the host's search, the outbox and pruning run, and their statements are
 * recorded. Then each statement is explained in a database with some thousand users.
 */
import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUsers } from '../../console/find-users.ts'
import {
  createEndingsFixture,
  type EndingsFixture,
} from '../../testing/endings/create-endings-fixture.ts'
import { endings } from '../../testing/endings/endings.ts'
import { operations } from '../../testing/endings/operations.ts'
import { openRecordedStorage, type RecordedStatement } from '../../testing/open-recorded-storage.ts'
import { describeTables } from '../../testing/query-plans/describe-tables.ts'
import { findScans } from '../../testing/query-plans/find-scans.ts'
import { multiplyRows } from '../../testing/query-plans/multiply-rows.ts'
import {
  findRecoveryToken,
  pressRecovery,
  sendRecoveryLinks,
} from '../../testing/recovery-steps.ts'

const people = 12_000

type Do = (fixture: EndingsFixture) => Promise<unknown>

const search = (filter_name: string, filter_value: unknown) => ({
  query: { operator: 'AND', operands: [{ filter_name, filter_value }] },
})

const lasting = { scopes: ['openid', 'email', 'offline_access'] }

/** Signs a user in and exchanges their authorization code for tokens. */
async function takeTokens({ world, createMember }: EndingsFixture) {
  const { session } = await createMember({ isProved: true })
  return (await world.token(await world.authorize(session, lasting))).data
}

const others: Readonly<Record<string, Do>> = {
  'session check': async ({ world, createMember }) =>
    world.post('/sessions/authenticate', {}, await createMember({ isProved: true })),
  'session check by the host': async ({ host, createMember }) => {
    const { session } = await createMember({ isProved: true })
    return host.post('/sessions/authenticate', { session_token: session })
  },
  'password in two browsers': async ({ world, createMember }) => {
    const { email, password } = await createMember({ isProved: true })
    const logIn = (agent: string) =>
      world.post(
        '/passwords/authenticate',
        { email, password, session_duration_minutes: 5 },
        { headers: { 'user-agent': agent, 'accept-language': 'en' } },
      )
    await logIn('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36')
    return logIn('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
  },
  'refused password': async ({ world, createMember }) => {
    const { email } = await createMember({ isProved: true })
    return world.post('/passwords/authenticate', {
      email,
      password: 'not it',
      session_duration_minutes: 5,
    })
  },
  'e-mail passcode': async ({ world, createMember }) => {
    const { email } = await createMember({ isProved: true })
    const { methodId, code } = await world.sendCode(email)
    const body = { method_id: methodId, token: code, session_duration_minutes: 5 }
    return world.post('/otps/authenticate', body)
  },
  refresh: async (fixture) => fixture.world.refresh((await takeTokens(fixture)).refresh_token),
  introspection: async (fixture) =>
    fixture.world.introspect((await takeTokens(fixture)).access_token),
  userinfo: async (fixture) => fixture.world.userinfo((await takeTokens(fixture)).access_token),
  'revocation of a token': async ({ world, ...fixture }) => {
    const token: string = (await takeTokens({ world, ...fixture })).refresh_token
    return world.postForm('/v1/oauth2/revoke', { token }, world.basic)
  },
  'user search by address': async ({ host, createMember }) => {
    const { email } = await createMember({ isProved: true })
    return host.post('/users/search', search('email_address', [email]))
  },
  'user search by part of an address': async ({ host, createMember }) => {
    const { email } = await createMember({ isProved: true })
    return host.post('/users/search', search('email_address_fuzzy', email.split('@')[0]))
  },
  'user search, first page': ({ host }) => host.post('/users/search', {}),
  'user by id': async ({ host, createMember }) =>
    host.get(`/users/${(await createMember({ isProved: true })).userId}`),
  'an entry of the event log': ({ world }) => {
    const event = { public_token: world.project.publicToken, event_name: 'email_sent', details: {} }
    const telemetry = { event_id: 'event-id-1', app: { identifier: 'app.example.com' } }
    return world.post('/events', [{ telemetry, event }])
  },
  'recovery by the host': async ({ world, host }) => {
    const { user_id } = await world.signIn('lost@example.com')
    const path = `/users/${user_id}/recoveries`
    const started = await host.post(path, { email: 'found@example.com', reason: 'lost' })
    if (started.status !== 200) return started
    world.advance(8 * 86_400_000)
    await sendRecoveryLinks(world)
    const pressed = await pressRecovery(world, findRecoveryToken(world, 'found@example.com'))
    if (pressed.status !== 303) return pressed
    await host.get(path)
    const again = await host.post(path, { email: 'again@example.com', reason: 'lost again' })
    return host.del(`${path}/${again.data.recovery.recovery_id}`)
  },
  'the removal of a lost second step': async ({ world }) => {
    const { user_id, session_token: session } = await world.signIn('lost-step@example.com')
    const { projectId } = world.project
    const { recoveries } = world.storage
    const times = { requestedAt: 1, waitsUntil: 2, endsAt: 2 }
    const row = { projectId, userId: String(user_id), email: 'lost-step@example.com', reason: '' }
    const more = { recoveryId: 'recovery-lost-step', linkHash: null, closedAt: null, ...times }
    await recoveries.add({ ...row, ...more, purpose: 'second_step', state: 'waiting' })
    await recoveries.cancelWayBack(projectId, row.userId, 3)
    await recoveries.completeWaiting({ ...row, recoveryId: more.recoveryId }, 3)
    return world.get('/users/recoveries', { session })
  },
  'a key of an operator’s script': async ({ storage, world }) => {
    const { projectId } = world.project
    const shared = {
      projectId,
      operatorId: 'operator-test-hot',
      role: 'act',
      createdAt: 1,
    } as const
    const key = { ...shared, keyId: 'operator-key-test-hot', name: 'Hot', tokenHash: 'hot' }
    await storage.operators.add({ ...shared, name: 'Hot', lastSeenAt: 1, removedAt: null })
    await storage.operatorKeys.add({ ...key, expiresAt: 1e15, lastUsedAt: null })
    await storage.operatorKeys.findByToken(projectId, 'hot', 2)
    return storage.operatorKeys.touch(key, { now: 2, before: 1 })
  },
  'the console’s search': async ({ storage, world, createMember }) => {
    const { email } = await createMember({ isProved: true })
    const text = email.split('@')[0] ?? ''
    const wanted = { text, state: undefined, after: null }
    await findUsers(storage, world.project.projectId, wanted)
    return findUsers(storage, world.project.projectId, { ...wanted, text: '+1202555' })
  },
  'the console’s page of messages': async ({ storage, world }) => {
    const { projectId } = world.project
    const wanted = { states: ['failed', 'dead'], without: 'decoy', limit: 25 } as const
    await storage.outbox.listByState(projectId, { ...wanted, after: null })
    await storage.outbox.listByState(projectId, { ...wanted, after: { at: 1e15, id: 'x' } })
    return storage.stoppedAddresses.has(projectId, 'ada@example.com')
  },
  'the console’s audit log': async ({ storage, world }) => {
    const { projectId } = world.project
    await storage.audit.list(projectId, {}, { after: null, limit: 50 })
    // The query reads at most `most` entries, whatever the length of the log.
    const page = { after: null, limit: 50, most: 100 }
    return storage.audit.listAmong(projectId, { action: 'user.exported' }, page)
  },
  'when users were last seen': async ({ storage, world, createMember }) =>
    storage.browsers.listLastSeen(world.project.projectId, [
      (await createMember({ isProved: true })).userId,
    ]),
  outbox: ({ world }) => world.service.deliverNow(),
  'what waits in the outbox': ({ storage }) => storage.outbox.nextDue(['mail', 'text']),
}

const pruned = [
  'accountCodes',
  'sessions',
  'challenges',
  'attempts',
  'rates',
  'phoneTraffic',
  'recoveries',
  'operators',
  'operatorSessions',
  'operatorInvitations',
  'activityCounts',
  'outbox',
  'events',
  'totps',
  'artefacts',
  'browsers',
  'audit',
] as const

/** True when an operation failed, so that its later statements were not recorded. */
const isRefusal = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'status' in answer && Number(answer.status) > 303

describe.each(engines)('statements of operations on %s', (engine) => {
  let database: TestStorage
  let recorded: ReturnType<typeof openRecordedStorage>
  /** Each statement with the operations that issued it, by its text. */
  const issued = new Map<string, { statement: RecordedStatement; names: Set<string> }>()
  const silent: string[] = []
  const refused: string[] = []
  let growing: readonly string[] = []
  let tables: Awaited<ReturnType<typeof describeTables>> = []

  const record = async (name: string, act: () => Promise<unknown>) => {
    recorded.statements.length = 0
    const answer = await act()
    if (isRefusal(answer) && name !== 'refused password') refused.push(name)
    const asked = recorded.statements.filter(({ sql }) =>
      /^(select|insert|update|delete|with)\b/i.test(sql),
    )
    if (asked.length === 0) silent.push(name)
    for (const statement of asked) {
      const text = statement.sql.replaceAll(/\d{6,}/g, 'N')
      const known = issued.get(text) ?? { statement, names: new Set() }
      issued.set(text, { ...known, names: known.names.add(name) })
    }
  }

  beforeAll(async () => {
    database = await openTestStorage(engine)
    recorded = openRecordedStorage(database.database)
    const fixture = await createEndingsFixture({ ...database, storage: recorded.storage })
    for (const operation of operations) {
      const member = await fixture.createMember({ isProved: true })
      await record(operation.name, async () => (await operation.prepare(fixture, member)).run())
    }
    for (const ending of endings) {
      const member = await fixture.createMember(ending)
      await record(ending.name, async () => (await ending.prepare(fixture, member))(member))
    }
    for (const [name, act] of Object.entries(others)) await record(name, () => act(fixture))
    for (const table of pruned) {
      await record(`pruning of ${table}`, () => recorded.storage[table].prune(1, 50))
    }
    await record('pruning of who never proved anything', () =>
      recorded.storage.users.takeForgotten(1, 50),
    )
    await fixture.close()
    tables = await describeTables(database.database)
    growing = await multiplyRows(database.database, people)
  })
  afterAll(async () => {
    await recorded?.db.destroy()
    await database?.remove()
  })

  test('every operation ran to its end, and was seen asking the database', () => {
    expect({ silent, refused }).toEqual({ silent: [], refused: [] })
  })

  test('none scans a table that grows with the number of users', async () => {
    const statements = [...issued.values()].map(({ statement }) => statement)
    const scans = await findScans(database.database, statements, growing)
    const named = scans.map(({ sql, plan }) => {
      const names = issued.get(sql.replaceAll(/\d{6,}/g, 'N'))?.names ?? []
      return `${[...names].join(', ')}\n${sql}\n${plan}`
    })
    expect(named.join('\n\n')).toBe('')
  })

  test('rows that are deleted with their parent are found by an index', () => {
    const missing = tables.flatMap(({ name, indexes, parents }) =>
      parents
        .filter(
          ({ columns }) =>
            !indexes.some(
              (index) =>
                index.isWhole &&
                columns.every((column) => index.columns.slice(0, columns.length).includes(column)),
            ),
        )
        .map(({ table }) => `${name} of ${table}`),
    )
    expect(tables.flatMap(({ parents }) => parents).length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  })

  test.each([
    ['by a column without an index', 'select * from sessions where ip_address = '],
    [
      'by what all of a project share',
      "select user_id from users where project_id = 'p' and first_name = ",
    ],
    [
      'in the order of an index, looked through for what another table holds',
      `select * from "users" where "users"."project_id" = 'p' and exists (select 1 from "user_emails" where "user_emails"."project_id" = "users"."project_id" and "user_emails"."user_id" = "users"."user_id" and "user_emails"."email" = 'nobody') order by "users"."created_at" desc limit 5 offset `,
    ],
    [
      'in an order without an index',
      "select * from users where search_name <> '' order by external_id limit 5 offset ",
    ],
  ])('a statement that reads a table whole is found: %s', async (_, sql) => {
    const place = engine === 'sqlite' ? '?' : '$1'
    const value = sql.endsWith('offset ') ? 0 : '198.51.100.1'
    const [row] = await recorded.db.selectFrom('users').select('project_id').limit(1).execute()
    const named = `${sql.replace("'p'", `'${row?.project_id}'`)}${place}`
    const statement = { sql: named, parameters: [value] }
    expect(await findScans(database.database, [statement], growing)).toHaveLength(1)
  })
})
