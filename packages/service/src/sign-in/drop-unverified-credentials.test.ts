/**
 * Tests every kind of credential of the code with every proof of an address or a number: credentials that a stranger
 * set up before the proof are dropped.
 */
import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeclaredKind } from '../method/declared.ts'
import { addedKinds, createAddition } from '../testing/create-additions.ts'
import { createOauthWorld, type OauthWorld } from '../testing/create-oauth-world.ts'
import type { TestAnswer } from '../testing/create-test-service.ts'
import {
  better,
  isAlive,
  passwordRedirectUrls,
  reset,
  signUp,
  takeReset,
} from '../testing/password-calls.ts'

const { redirectUrls } = createTestProject()
const minutes = { session_duration_minutes: 60 }

describe.each(engines)('set up before an address was proved, on %s', (engine) => {
  let database: TestStorage
  let world: OauthWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createOauthWorld(database, {
      project: {
        redirectUrls: [...redirectUrls, ...passwordRedirectUrls],
        phones: { countries: ['US'] },
      },
    })
  })
  afterAll(async () => {
    await world.stop()
    await database.remove()
  })

  let count = 0
  const list = async (kind: DeclaredKind, userId: string) => {
    const user = await world.storage.users.findById(world.project.projectId, userId)
    return user ? kind.list(user.credentials).map(({ id }) => id) : []
  }

  /** Creates a user with an unproved address and one credential of the kind. */
  async function setUp(kind: DeclaredKind) {
    count += 1
    const email = `prey-${count}@example.com`
    const { data } = await signUp(world, email)
    const userId: string = data.user_id
    if (kind.id === 'passwords') {
      return { email, userId, session: String(data.session_token), ids: await list(kind, userId) }
    }
    const added = await createAddition(world, kind)(data.session_token)
    if (added.status !== 200) throw new Error(added.text)
    const session: string = added.data.session_token
    // Without a password, only the credential itself records that no address was proved.
    await world.storage.passwords.remove(world.project.projectId, userId)
    return { email, userId, session, ids: await list(kind, userId) }
  }

  /** Adds an unverified number to the user, as a host does. */
  async function addNumber(userId: string) {
    const phoneNumber = `+1202555${String(1_000 + count)}`
    await world.storage.phones.add({
      projectId: world.project.projectId,
      phoneId: `phone-number-test-unproved-${count}`,
      userId,
      phoneNumber,
      verified: false,
      unsubscribedAt: null,
      isUnproved: false,
      createdAt: world.now(),
    })
    return phoneNumber
  }
  const byText = (channel: string) => async (_: string, userId: string, session?: string) => {
    const { methodId, code } = await world.textCode(await addNumber(userId), channel)
    const body = { token: code, method_id: methodId, ...minutes }
    return world.post('/otps/authenticate', body, { ...(session && { session }) })
  }

  type Prove = (email: string, userId: string, session?: string) => Promise<TestAnswer>
  const proofs: Readonly<Record<string, Prove>> = {
    async 'a link'(email, _, session) {
      const token = await world.sendLink(email)
      const body = { token, ...minutes }
      return world.post('/magic_links/authenticate', body, { ...(session && { session }) })
    },
    async 'a passcode by mail'(email, _, session) {
      const { methodId, code } = await world.sendCode(email)
      const body = { token: code, method_id: methodId, ...minutes }
      return world.post('/otps/authenticate', body, { ...(session && { session }) })
    },
    'a reset by mail': async (email) => reset(world, await takeReset(world, email), better),
    async 'an account at a provider'(email) {
      const login = `owner-${count}`
      world.person(login, { email, email_verified: true })
      return world.enter(login)
    },
    'a passcode by text message': byText('sms'),
    'a passcode by WhatsApp': byText('whatsapp'),
  }

  const cells = addedKinds.flatMap((kind) =>
    Object.entries(proofs).map(([name, prove]) => [kind.id, name, { kind, prove }] as const),
  )

  test.each(cells)(
    'S3: %s of a stranger guard nothing once the owner comes by %s, and go',
    async (_, __, { kind, prove }) => {
      const { email, userId, session, ids } = await setUp(kind)
      expect(ids).toHaveLength(1)
      const owner = await prove(email, userId)
      expect(owner.status, owner.text).toBe(200)
      expect(owner.data.user_id).toBe(userId)
      const left = await list(kind, userId)
      expect(left.filter((id) => ids.includes(id))).toEqual([])
      expect(await isAlive(world, session)).toBe(false)
      expect(await isAlive(world, owner.data.session_token)).toBe(true)
    },
  )

  test.each(addedKinds.map((kind) => [kind.id, kind] as const))(
    'S3: %s stay for whoever set them up and proves the mailbox in that browser, and then later in another',
    async (_, kind) => {
      const { email, userId, session, ids } = await setUp(kind)
      const own = await proofs['a passcode by mail']?.(email, userId, session)
      expect(own?.status, own?.text).toBe(200)
      expect(await list(kind, userId)).toEqual(ids)
      expect((await proofs['a link']?.(email, userId))?.status).toBe(200)
      expect(await list(kind, userId)).toEqual(ids)
    },
  )
})
