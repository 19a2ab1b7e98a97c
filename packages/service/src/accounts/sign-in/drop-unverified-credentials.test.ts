/**
 * Tests every kind of credential of the code with every proof of an address or a number: credentials that a stranger
 * set up before the proof are dropped.
 */
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeclaredKind } from '../../declarations/all-declarations.ts'
import { addressProofs, listUnproved } from '../../server/not-me/testing/list-unproved.ts'
import { addedKinds, createAddition } from '../../testing/create-additions.ts'
import { createOauthWorld, type OauthWorld } from '../../testing/create-oauth-world.ts'
import type { TestAnswer } from '../../testing/create-test-service.ts'
import { toToken } from '../../testing/oauth-calls.ts'
import {
  better,
  isAlive,
  passwordRedirectUrls,
  signUp,
  takeReset,
} from '../../testing/password-calls.ts'

const { redirectUrls } = createTestProject()
const minutes = { session_duration_minutes: 60 }

describe.each(pickEngines('sqlite'))('set up before an address was proved, on %s', (engine) => {
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
    async magic_link(email, _, session) {
      const token = await world.sendLink(email)
      const body = { token, ...minutes }
      return world.post('/magic_links/authenticate', body, { ...(session && { session }) })
    },
    async passcode(email, _, session) {
      const { methodId, code } = await world.sendCode(email)
      const body = { token: code, method_id: methodId, ...minutes }
      return world.post('/otps/authenticate', body, { ...(session && { session }) })
    },
    async password_reset(email, _, session) {
      const body = { token: await takeReset(world, email), password: better, ...minutes }
      return world.post('/passwords/email/reset', body, { ...(session && { session }) })
    },
    async oauth_by_email(email, _, session) {
      const login = `owner-${count}`
      world.person(login, { email, email_verified: true })
      return world.authenticate(toToken(await world.goThrough(login)), session)
    },
    passcode_sms: byText('sms'),
    passcode_whatsapp: byText('whatsapp'),
  }

  // The page's rows: a kind or a proof that is new stands there by itself, and fails here until it is set up.
  const rows = listUnproved().filter(({ kind: { addition } }) => addition !== null)

  test.each(rows.map((row) => [row.kind.id, row.proof.title, row] as const))(
    'S3: %s of a stranger guard nothing once the owner comes by %s, and go, on the record',
    async (_, __, { kind, proof }) => {
      const { email, userId, session, ids } = await setUp(kind)
      expect(ids).toHaveLength(1)
      const prove = proofs[proof.name]
      if (!prove) throw new Error(`Nothing here proves an address by ${proof.name}.`)
      const owner = await prove(email, userId)
      expect(owner.status, owner.text).toBe(200)
      expect(owner.data.user_id).toBe(userId)
      const left = await list(kind, userId)
      expect(left.filter((id) => ids.includes(id))).toEqual([])
      expect(await isAlive(world, session)).toBe(false)
      expect(await isAlive(world, owner.data.session_token)).toBe(true)
      const { projectId } = world.project
      const page = { after: null, limit: 100 }
      const { rows: entries } = await world.storage.audit.list(projectId, { userId }, page)
      const gone = kind.removal.dropped ?? kind.removal.action
      const entry = entries.find(({ action }) => action === gone)
      expect(entry?.details).toMatchObject({ reason: 'set_before_the_address_was_proved' })
    },
  )

  const byNumber = addressProofs.filter(({ isMailbox }) => !isMailbox)
  const numberCells = addedKinds.flatMap((kind) =>
    byNumber.map(({ name, title }) => [kind.id, title, { kind, name }] as const),
  )

  test.each(numberCells)(
    'S3: %s stay for whoever set them up and proves a number in that browser by %s, until the mailbox is proved elsewhere',
    async (_, __, { kind, name }) => {
      const { email, userId, session, ids } = await setUp(kind)
      const own = await proofs[name]?.(email, userId, session)
      expect(own?.status, own?.text).toBe(200)
      expect(await list(kind, userId)).toEqual(expect.arrayContaining(ids))
      expect((await proofs.magic_link?.(email, userId))?.status).toBe(200)
      const left = await list(kind, userId)
      expect(left.filter((id) => ids.includes(id))).toEqual([])
    },
  )

  const mailboxCells = rows.filter(({ proof }) => proof.isMailbox && proof.hasSession)

  test.each(mailboxCells.map((row) => [row.kind.id, row.proof.title, row] as const))(
    'S3: %s stay for whoever set them up and proves the mailbox in that browser by %s, and then later in another',
    async (_, __, { kind, proof }) => {
      const { email, userId, session, ids } = await setUp(kind)
      const own = await proofs[proof.name]?.(email, userId, session)
      expect(own?.status, own?.text).toBe(200)
      expect(await list(kind, userId)).toEqual(expect.arrayContaining(ids))
      expect((await proofs.magic_link?.(email, userId))?.status).toBe(200)
      expect(await list(kind, userId)).toEqual(expect.arrayContaining(ids))
    },
  )

  test.each(
    rows.filter(({ proof }) => !proof.hasSession).map((row) => [row.kind.id, row] as const),
  )('S3: %s go by a reset in the browser that set them up as well', async (_, { kind, proof }) => {
    const { email, userId, session, ids } = await setUp(kind)
    const own = await proofs[proof.name]?.(email, userId, session)
    expect(own?.status, own?.text).toBe(200)
    const left = await list(kind, userId)
    expect(left.filter((id) => ids.includes(id))).toEqual([])
  })
})
