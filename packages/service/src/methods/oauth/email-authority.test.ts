/** What an address is worth that a provider calls verified and is no authority for. */
import { engines, openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOauthWorld, type OauthWorld } from '../../testing/create-oauth-world.ts'
import { toToken } from '../../testing/oauth-calls.ts'

const required = [403, 'email_verification_required']
const password = 'correct horse battery staple 7'

describe.each(engines)('an address of a provider that is no authority, on %s', (engine) => {
  let database: TestStorage
  let world: OauthWorld
  beforeAll(async () => {
    database = await openTestStorage(engine)
    world = await createOauthWorld(database, { linksByEmail: null })
  })
  afterAll(async () => {
    await world.stop()
    await database.remove()
  })

  let people = 0
  const create = () => {
    people += 1
    const login = `person${people}`
    const email = `${login}@example.com`
    world.person(login, { email, email_verified: true })
    return { login, email }
  }
  const bringToken = async (login: string) => toToken(await world.goThrough(login))
  const countLinked = async (userId: string) =>
    (await world.storage.users.findById(world.project.projectId, userId))?.credentials.oauth.length
  const signInByCode = async (email: string) => {
    const { methodId, code } = await world.sendCode(email)
    const body = { method_id: methodId, token: code, session_duration_minutes: 60 }
    return (await world.post('/otps/authenticate', body)).data
  }

  test('S6: it links to its user once the session has proved the mailbox by a code, by the same token', async () => {
    const { login, email } = create()
    const { user_id } = await world.signIn(email)
    const token = await bringToken(login)
    const refused = await world.authenticate(token)
    expect([refused.status, refused.data.error_type]).toEqual(required)
    expect(await countLinked(user_id)).toBe(0)
    const { session_token } = await signInByCode(email)
    const linked = await world.authenticate(token, session_token)
    expect([linked.status, linked.data.user_id]).toEqual([200, user_id])
    expect(await countLinked(user_id)).toBe(1)
    const again = await world.enter(login)
    expect([again.status, again.data.user_id]).toEqual([200, user_id])
  })

  const sessions: Record<string, (email: string) => Promise<string>> = {
    'of somebody else who proved theirs': async () => {
      const other = create()
      return (await world.signIn(other.email)).session_token
    },
    'in which the password alone was proved': async (email) => {
      const first: string = (await world.signIn(email)).session_token
      const set = await world.post('/passwords/session/reset', { password }, { session: first })
      expect(set.status, set.text).toBe(200)
      const log = { email, password, session_duration_minutes: 60 }
      return (await world.post('/passwords/authenticate', log)).data.session_token
    },
    'in which the mailbox was proved more than ten minutes ago': async (email) => {
      const { session_token } = await signInByCode(email)
      world.advance(10 * 60_000 + 1)
      return session_token
    },
  }

  test.each(Object.entries(sessions))('S6: a session %s confirms nothing', async (_, open) => {
    const { login, email } = create()
    const { user_id } = await world.signIn(email)
    const session = await open(email)
    const refused = await world.authenticate(await bringToken(login), session)
    expect([refused.status, refused.data.error_type]).toEqual(required)
    expect(await countLinked(user_id)).toBe(0)
  })

  test('S6: somebody new gets an account without it, and its owner one of their own later', async () => {
    const { login, email } = create()
    const stranger = await world.enter(login)
    expect(stranger.status, stranger.text).toBe(200)
    expect(stranger.data.user.emails).toEqual([])
    const owner = await world.signIn(email)
    expect(owner.user_id).not.toBe(stranger.data.user_id)
    expect(owner.user.providers).toEqual([])
  })

  test('S6: one that a user has and never proved leads to nobody', async () => {
    const { login, email } = create()
    const unproved = await world.post('/passwords', { email, password })
    expect(unproved.status, unproved.text).toBe(200)
    const { status, data } = await world.enter(login)
    expect([status, data.user.emails]).toEqual([200, []])
    expect(data.user_id).not.toBe(unproved.data.user_id)
  })
})
