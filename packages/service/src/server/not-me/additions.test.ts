/**
 * Tests every kind of credential in the code: a stolen session adds it, the owner gets the mail and undoes it. A new
 * kind that a session can add needs an entry in `create-additions.ts`.
 */
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { methodMessages, methodUndos } from '../../methods/all-methods.ts'
import { addedKinds, createAddition } from '../../testing/create-additions.ts'
import { createOauthWorld, type OauthWorld } from '../../testing/create-oauth-world.ts'
import { insertEmail } from '../../testing/insert-email.ts'
import { isAlive } from '../../testing/password-calls.ts'
import { pressNotMe } from '../../testing/press-not-me.ts'
import { toAdditionsPage } from './testing/to-additions-page.ts'

describe.each(pickEngines('sqlite'))('what is added to an account, on %s', (engine) => {
  let database: TestStorage
  let world: OauthWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createOauthWorld(database, { project: { phones: { countries: ['US'] } } })
  })
  afterAll(async () => {
    await world.stop()
    await database.remove()
  })
  // The providers' ID tokens use the real time.
  beforeEach(() => world.advance(Date.now() - world.now()))

  let count = 0
  /** Creates a user with two proved addresses and one unproved address. */
  async function enrol() {
    count += 1
    const email = `adds-${count}@example.com`
    const { session_token, user_id } = await world.signIn(email)
    const userId = String(user_id)
    const person = { userId, projectId: world.project.projectId }
    await insertEmail(database.database, person, `second-${email}`, true)
    await insertEmail(database.database, person, `stranger-${email}`, false)
    return { email, userId, session: String(session_token) }
  }

  /** Proves the address again in the present session. */
  async function proveAgain(email: string, session: string): Promise<string> {
    const { methodId, code } = await world.sendCode(email)
    const proof = { method_id: methodId, token: code, session_duration_minutes: 60 }
    return (await world.post('/otps/authenticate', proof, { session })).data.session_token
  }

  test.each(addedKinds.map((kind) => [kind.id, kind] as const))(
    'S14: %s is added with a fresh proof alone, told to every proved address, and undone by the mail with the session that added it',
    async (id, kind) => {
      const { addition } = kind
      const add = createAddition(world, kind)
      const { email, userId, session } = await enrol()
      const list = async () => {
        const user = await world.storage.users.findById(world.project.projectId, userId)
        return user ? kind.list(user.credentials) : []
      }
      expect(addition.freshSeconds).toBeLessThanOrEqual(600)
      world.advance(addition.freshSeconds * 1_000 + 1)
      const refused = await add(session)
      expect(refused.data.error_type).toBe(addition.refusal)
      expect(await list()).toEqual([])

      const fresh = await proveAgain(email, session)
      world.advance(addition.freshSeconds * 1_000 - 1)
      await world.service.deliverNow()
      const addresses = [email, `second-${email}`, `stranger-${email}`]
      const before = addresses.map((address) => world.inbox.list(address).length)
      const added = await add(fresh)
      expect(added.status, added.text).toBe(200)
      expect(await list()).toHaveLength(1)
      await world.service.deliverNow()
      const mails = addresses.map((address, i) =>
        world.inbox.list(address).slice(0, world.inbox.list(address).length - (before[i] ?? 0)),
      )
      expect(mails.map((some) => some.length)).toEqual([1, 1, 0])

      const own: string = (await world.signIn(email)).session_token
      const opened: string = added.data.session_token
      expect(await isAlive(world, opened)).toBe(true)
      const [notice] = mails[1] ?? []
      const done = await pressNotMe(world, { links: notice?.links ?? [] })
      expect(done.text).toContain(addition.words.en.done)
      expect(await list()).toEqual([])
      expect(await isAlive(world, opened)).toBe(false)
      // Undoing a new password ends every session, because its thief could have signed in anywhere.
      expect(await isAlive(world, own)).toBe(id !== 'passwords')
    },
  )
})

describe('every kind of credential', () => {
  test('S14: has a mail that tells of it, and an undo that the mail’s button runs', () => {
    for (const { id, addition } of addedKinds) {
      expect(methodMessages, id).toHaveProperty([addition.notice])
      expect(methodUndos, id).toHaveProperty([addition.eventKind])
    }
  })

  test('S14: docs/security/additions.md is up to date with the code (npm run reference writes it)', async () => {
    await expect(toAdditionsPage()).toMatchFileSnapshot('../../../../../docs/security/additions.md')
  })
})
