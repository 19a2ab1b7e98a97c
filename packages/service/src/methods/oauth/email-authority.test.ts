/** What an address is worth that a provider calls verified and is no authority for. */
import { createHash, randomBytes } from 'node:crypto'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOauthWorld, type OauthWorld } from '../../testing/create-oauth-world.ts'
import { toToken } from '../../testing/oauth-calls.ts'

const required = [403, 'email_verification_required']
const password = 'correct horse battery staple 7'

describe.each(pickEngines('sqlite'))(
  'an address of a provider that is no authority, on %s',
  (engine) => {
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
      (await world.storage.users.findById(world.project.projectId, userId))?.credentials.oauth
        .length
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

    test('S6: who presents the token learns which address to prove, as often as they ask, and nobody else does', async () => {
      const { login, email } = create()
      await world.signIn(email)
      const token = await bringToken(login)
      for (let times = 0; times < 2; times += 1) {
        const asked = await world.post('/oauth/authenticate/address', { token })
        expect([asked.status, asked.data.email]).toEqual([200, email])
      }
      const stranger = create()
      const tokens = {
        'a token of somebody new': await bringToken(stranger.login),
        'one that nobody issued': 'x'.repeat(token.length),
        'another kind of secret': await world.sendLink(email),
      }
      for (const [name, presented] of Object.entries(tokens)) {
        const refused = await world.post('/oauth/authenticate/address', { token: presented })
        const answer = [name, refused.status, refused.data.error_type]
        expect(answer).toEqual([name, 404, 'oauth_token_not_found'])
      }
      world.advance(5 * 60_000)
      const late = await world.post('/oauth/authenticate/address', { token })
      expect(late.data.error_type).toBe('oauth_token_not_found')
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
  },
)

const createPair = () => {
  const verifier = randomBytes(48).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

describe.each(pickEngines('sqlite'))(
  'the address of a sign-in that is bound to its browser, on %s',
  (engine) => {
    test('S6: is told to the browser with the verifier alone', async () => {
      const database = await openTestStorage(engine)
      const world = await createOauthWorld(database, {
        linksByEmail: null,
        requireSameBrowser: true,
      })
      try {
        const email = 'bound@example.com'
        world.person('bound', { email, email_verified: true })
        await world.signIn(email)
        const { challenge, verifier } = createPair()
        const token = toToken(
          await world.goThrough('bound', { query: { code_challenge: challenge } }),
        )
        const ask = (proof: object) =>
          world.post('/oauth/authenticate/address', { token, ...proof })
        expect((await ask({})).data.error_type).toBe('pkce_expected_code_verifier')
        const other = { code_verifier: createPair().verifier }
        expect((await ask(other)).data.error_type).toBe('pkce_mismatch')
        expect((await ask({ code_verifier: verifier })).data.email).toBe(email)
      } finally {
        await world.stop()
        await database.remove()
      }
    })
  },
)
