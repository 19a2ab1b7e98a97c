/** The undo of a disconnected account at a provider: what it gives back, to whom, and for how long. */
import { isLongRun } from '@portico/testkit/run'
import {
  type EngineName,
  openTestStorage,
  pickEngines,
  type TestStorage,
} from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createOauthWorld, type OauthWorld } from '../../testing/create-oauth-world.ts'
import type { TestAnswer } from '../../testing/create-test-service.ts'
import { toToken } from '../../testing/oauth-calls.ts'
import { isAlive } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { listAudit } from '../../testing/read-audit.ts'
import { runSql } from '../../testing/run-sql.ts'

const rounds = isLongRun ? 60 : 3
/** How long the rounds of a race may take. */
const raceMs = 120_000
const undoMs = 10 * 60_000
const missing = [404, 'oauth_user_registration_not_found']
const taken = [409, 'duplicate_oauth_registration']
const toError = ({ status, data }: TestAnswer) => [status, data.error_type]

/** Opens the world of a suite. */
function openSuite(engine: EngineName) {
  let database: TestStorage
  let world: OauthWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createOauthWorld(database)
  })
  afterAll(async () => {
    await world.stop()
    await database.remove()
  })
  let count = 0
  const disconnect = (session: string, id: string) =>
    world.send('DELETE', `/users/oauth/${id}`, undefined, { session })
  return {
    get world() {
      return world
    },
    get database() {
      return database
    },
    disconnect,
    restore: (session: string, id: string) =>
      world.post(`/users/oauth/${id}/restore`, undefined, { session }),
    /** Creates a user who has connected an account at the provider and disconnected it. */
    async enrol() {
      // The providers' ID tokens use the real time.
      world.advance(Date.now() - world.now())
      count += 1
      const login = `elsewhere-${engine}-${count}`
      const email = `owner-${engine}-${count}@example.com`
      world.person(login, {})
      const owner = await world.signIn(email)
      const { data } = await world.post(
        '/oauth/attach',
        { provider: 'first' },
        { session: owner.session_token },
      )
      const query = { oauth_attach_token: String(data.oauth_attach_token) }
      const token = toToken(await world.goThrough(login, { query }))
      const connected = await world.authenticate(token, owner.session_token)
      expect(connected.status, connected.text).toBe(200)
      const session = String(connected.data.session_token)
      const id = String(connected.data.oauth_user_registration_id)
      await world.service.deliverNow()
      const [notice] = world.inbox.list(email)
      const userId = String(owner.user_id)
      const gone = await disconnect(session, id)
      expect(gone.data.__user?.providers, gone.text).toEqual([])
      return { login, email, userId, session, id, notice }
    },
    async listConnected(userId: string) {
      const user = await world.storage.users.findById(world.project.projectId, userId)
      return user?.credentials.oauth.map(({ registrationId }) => registrationId)
    },
  }
}

describe.each(pickEngines('sqlite'))('the undo of a disconnected account, on %s', (engine) => {
  const suite = openSuite(engine)
  const { disconnect, enrol, listConnected, restore } = suite

  test('gives it back with its id and its tokens, and it signs in as before; the log and the host read of it', async () => {
    const { world } = suite
    const { login, userId, session, id } = await enrol()
    const done = await restore(session, id)
    expect(done.status, done.text).toBe(200)
    expect(done.data.__user).toMatchObject({
      user_id: userId,
      providers: [{ oauth_user_registration_id: id, provider_subject: login }],
    })
    expect((await world.enter(login)).data.user_id).toBe(userId)
    const tokens = await createHostCalls(world).get(`/users/${userId}/oauth/first`)
    expect(tokens.data.registrations, tokens.text).toMatchObject([
      { oauth_user_registration_id: id, access_token: expect.stringMatching(/./) },
    ])
    const entry = (await listAudit(world)).find(
      ({ action, userId: one }) => action === 'oauth_registration.restored' && one === userId,
    )
    expect(entry).toMatchObject({
      actorKind: 'person',
      details: { oauth_user_registration_id: id, provider: 'first' },
    })
  })

  test('works once, and can be repeated after another removal', async () => {
    const { userId, session, id } = await enrol()
    expect((await restore(session, id)).status).toBe(200)
    expect(toError(await restore(session, id))).toEqual(missing)
    expect((await disconnect(session, id)).status).toBe(200)
    expect((await restore(session, id)).status).toBe(200)
    expect(await listConnected(userId)).toEqual([id])
  })

  test('works for 10 minutes', async () => {
    const { world } = suite
    const { userId, session, id } = await enrol()
    world.advance(undoMs)
    expect(toError(await restore(session, id))).toEqual(missing)
    world.advance(-1)
    expect((await restore(session, id)).status).toBe(200)
    expect(await listConnected(userId)).toEqual([id])
  })

  test('works in the session that removed it alone, for its user alone', async () => {
    const { world } = suite
    const { email, userId, session, id } = await enrol()
    const elsewhere = String((await world.signIn(email)).session_token)
    const stranger = String((await world.signIn(`stranger-of-${email}`)).session_token)
    for (const other of [elsewhere, stranger]) {
      expect(toError(await restore(other, id))).toEqual(missing)
    }
    expect(toError(await restore(session, 'oauth-user-registration-test-x'))).toEqual(missing)
    await world.post('/sessions/revoke', undefined, { session })
    expect((await restore(session, id)).status).toBe(404)
    expect(await listConnected(userId)).toEqual([])
  })

  test('takes nothing from a user who has linked the same account meanwhile', async () => {
    const { world } = suite
    const { login, userId, session, id } = await enrol()
    const other = await world.enter(login)
    expect(other.data.user_id).not.toBe(userId)
    expect(toError(await restore(session, id))).toEqual(taken)
    expect(await listConnected(userId)).toEqual([])
    expect(await listConnected(other.data.user_id)).toHaveLength(1)
  })

  test('brings nothing back once its owner has said that a stranger connected it', async () => {
    const { world } = suite
    const { email, userId, session: first, id, notice } = await enrol()
    expect((await restore(first, id)).status).toBe(200)
    // A session of the thief of which the notice knows nothing.
    const second = String((await world.signIn(email)).session_token)
    expect((await disconnect(second, id)).status).toBe(200)
    expect(notice?.links.map(({ kind }) => kind)).toContain('not_me')
    await pressNotMe(world, notice ?? { links: [] })
    expect(await isAlive(world, first)).toBe(false)
    expect(await isAlive(world, second)).toBe(true)
    expect(toError(await restore(second, id))).toEqual(missing)
    expect(await listConnected(userId)).toEqual([])
  })

  test('is kept encrypted, and goes with the user', async () => {
    const { world, database } = suite
    const { login, userId, session, id } = await enrol()
    const read = () =>
      runSql(database.database, 'select payload from challenges where subject = ?', [userId])
    expect(JSON.stringify(await read())).toContain(id)
    expect(JSON.stringify(await read())).not.toContain(login)
    const removed = await createHostCalls(world).del(`/users/${userId}`)
    expect(removed.status, removed.text).toBe(200)
    expect((await restore(session, id)).status).toBe(404)
    const rows = await runSql(
      database.database,
      'select 1 from oauth_registrations where registration_id = ?',
      [id],
    )
    expect(rows).toEqual([])
  })
})

describe.each(pickEngines('postgres'))(
  'undos of disconnected accounts at once, on %s',
  (engine) => {
    const suite = openSuite(engine)
    const { enrol, listConnected, restore } = suite

    test(
      `two undos give one account back, in ${rounds} rounds`,
      async () => {
        for (let round = 0; round < rounds; round += 1) {
          const { userId, session, id } = await enrol()
          const answers = await Promise.all([restore(session, id), restore(session, id)])
          expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
          expect(await listConnected(userId)).toEqual([id])
        }
      },
      raceMs,
    )

    test(
      `an undo beside a sign-in with the same account leaves it with one user, in ${rounds} rounds`,
      async () => {
        const { world } = suite
        for (let round = 0; round < rounds; round += 1) {
          const { login, userId, session, id } = await enrol()
          const token = toToken(await world.goThrough(login))
          const [undone, entered] = await Promise.all([
            restore(session, id),
            world.authenticate(token),
          ])
          expect(entered.status, entered.text).toBe(200)
          const isBack = entered.data.user_id === userId
          expect(toError(undone)).toEqual(isBack ? [200, undefined] : taken)
          expect(await listConnected(userId)).toEqual(isBack ? [id] : [])
          if (!isBack) expect(await listConnected(entered.data.user_id)).toHaveLength(1)
        }
      },
      raceMs,
    )

    test(
      `an undo beside the deletion of the user leaves nothing, in ${rounds} rounds`,
      async () => {
        const { world, database } = suite
        const host = createHostCalls(world)
        for (let round = 0; round < rounds; round += 1) {
          const { userId, session, id } = await enrol()
          const [, removed] = await Promise.all([
            restore(session, id),
            host.del(`/users/${userId}`),
          ])
          expect(removed.status, removed.text).toBe(200)
          const rows = await runSql(
            database.database,
            'select 1 from oauth_registrations where registration_id = ?',
            [id],
          )
          expect(rows).toEqual([])
        }
      },
      raceMs,
    )
  },
)
