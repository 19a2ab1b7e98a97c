/** A credential is removed while a sign-in with it is under way. */
import { apiTables } from '@portico/contract/schemas'
import { isLongRun, takeRows } from '@portico/testkit/run'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credentialKinds } from '../../declarations/all-declarations.ts'
import {
  createEndingsFixture,
  type EndingsFixture,
} from '../../testing/endings/create-endings-fixture.ts'
import { operations } from '../../testing/endings/operations.ts'

const rounds = isLongRun ? 60 : 3
/** How long the rounds of a race may take. */
const longestMs = 300_000

/** The sign-ins with a credential that its user can remove, by the kind of the credential. */
const ways = {
  passkeys: 'passkey',
  cryptoWallets: 'crypto wallet',
  oauth: 'account at a provider',
  phones: 'passcode by text message',
} as const

const { operations: calls } =
  apiTables.find(({ id, side }) => id === 'users' && side === 'browser') ?? {}

const rows = Object.entries(ways).map(([id, name]) => {
  const kind = credentialKinds.find((one) => one.id === id)
  const way = operations.find((one) => one.name === name)
  const path = kind && calls?.[kind.removal.operation]?.path
  if (!kind || !way || !path) throw new Error(`${id} cannot be removed, or signs in no user.`)
  return [name, { kind, way, path }] as const
})

test('every kind of credential that users remove and that signs in alone races with its sign-in', () => {
  const removed = credentialKinds.filter(
    ({ id, removal, factors }) =>
      calls !== undefined &&
      removal.operation in calls &&
      id !== 'passwords' &&
      !Object.values(factors).every(({ isSecond }) => isSecond),
  )
  expect(removed.map(({ id }) => id).toSorted()).toEqual(Object.keys(ways).toSorted())
})

describe.each(pickEngines('postgres'))('a removal at once with a sign-in, on %s', (engine) => {
  let database: TestStorage
  let fixture: EndingsFixture
  beforeAll(async () => {
    database = await openTestStorage(engine)
    fixture = await createEndingsFixture(database)
  })
  afterAll(async () => {
    await fixture.close()
    await database.remove()
  })

  test.each(takeRows(rows, rows.slice(0, 1)))(
    `what is removed while it signs in is gone, and starts no session afterwards: %s, in ${rounds} rounds`,
    async (_, { kind, way, path }) => {
      const { world, storage, projectId, openSession } = fixture
      const list = async (userId: string) => {
        const user = await storage.users.findById(projectId, userId)
        return user ? kind.list(user.credentials).map(({ id }) => id) : []
      }
      for (let round = 0; round < rounds; round += 1) {
        const owner = await fixture.createMember({ isProved: true })
        const ready = await way.prepare(fixture, owner)
        const member = ready.member ?? owner
        const [id] = await list(member.userId)
        expect(id).toBeDefined()
        const { session, sessionId } = await openSession(member.userId)
        const removal = path.replace(':id', String(id))
        const [signedIn, removed] = await Promise.all([
          ready.run(),
          world.send('DELETE', removal, undefined, { session }),
        ])
        expect(removed.status, removed.text).toBe(200)
        expect(await list(member.userId)).toEqual([])
        const isOwn = signedIn.status === 200 && signedIn.data.user_id === member.userId
        const live = await storage.sessions.listOfUser(projectId, member.userId, world.now())
        const others = live
          .map((one) => one.sessionId)
          .filter((one) => one !== sessionId && one !== member.sessionId)
        // The sign-in came first and its session goes on, or it found nothing that is the user's.
        expect(others).toEqual(isOwn ? [signedIn.data.session.session_id] : [])
        expect(signedIn.status).toBeLessThan(500)
      }
    },
    longestMs,
  )
})
