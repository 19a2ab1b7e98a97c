import { AsyncLocalStorage } from 'node:async_hooks'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOauthWorld, type OauthWorld } from '../../testing/create-oauth-world.ts'
import { toToken } from '../../testing/oauth-calls.ts'
import { replaceRepositories } from '../../testing/replace-repositories.ts'

const password = 'correct horse battery staple 7'

// Postgres alone: a transaction of SQLite would wait for itself
describe.each(pickEngines('postgres'))(
  'an account at a provider that is removed during a sign-in, on %s',
  (engine) => {
    let database: TestStorage
    let world: OauthWorld
    let meanwhile: (() => Promise<unknown>) | null = null
    beforeAll(async () => {
      database = await openTestStorage(engine)
      const { storage } = database
      const transaction: typeof storage.transaction = (work) =>
        storage.transaction((tx) => {
          const { oauth } = tx
          const holdSubject: typeof oauth.holdSubject = async (...key) => {
            const found = await oauth.holdSubject(...key)
            const run = meanwhile
            meanwhile = null
            await run?.()
            return found
          }
          return work(replaceRepositories(tx, { oauth: { ...oauth, holdSubject } }))
        })
      world = await createOauthWorld({ storage: { ...storage, transaction } })
    })
    afterAll(async () => {
      await world.stop()
      await database.remove()
    })

    /** Runs `work` once between the read of a provider's account and the lock of its user. */
    const afterSubject = (work: () => Promise<unknown>) => {
      // outside of the transaction's scope, as another request is
      const outside = AsyncLocalStorage.snapshot()
      meanwhile = () => outside(work)
    }

    const attach = async (session: string, login: string) => {
      const asked = await world.post('/oauth/attach', { provider: 'first' }, { session })
      const query = { oauth_attach_token: String(asked.data.oauth_attach_token) }
      return toToken(await world.goThrough(login, { query }))
    }

    /** A stranger who signed up with an address that they have not proved, and linked their account. */
    async function setUp(email: string, login: string) {
      const signedUp = await world.post('/passwords', {
        email,
        password,
        session_duration_minutes: 60,
      })
      world.person(login, {})
      const session = String(signedUp.data.session_token)
      expect((await world.authenticate(await attach(session, login), session)).status).toBe(200)
      return { session, link: await world.sendLink(email) }
    }

    test('SOC-05 starts no session once the owner of the address has proved it', async () => {
      const { link } = await setUp('bait@example.com', 'angler')
      const strangers = toToken(await world.goThrough('angler'))
      let owner: Awaited<ReturnType<typeof world.post>> | undefined
      afterSubject(async () => {
        owner = await world.post('/magic_links/authenticate', { token: link })
      })
      const entered = await world.authenticate(strangers)
      expect(owner?.status, owner?.text).toBe(200)
      expect(owner?.data.user.providers).toEqual([])
      expect([entered.status, entered.data.error_type]).toEqual([404, 'oauth_token_not_found'])
    })

    test('is stored when its owner links it again at that moment', async () => {
      const { session: before, link } = await setUp('again@example.com', 'returning')
      const proved = await world.post(
        '/magic_links/authenticate',
        { token: link, session_duration_minutes: 60 },
        { session: before },
      )
      const own = String(proved.data.session_token)
      const first = await world.authenticate(await attach(own, 'returning'), own)
      expect(first.status, first.text).toBe(200)
      const session = String(first.data.session_token)
      const [linked] = first.data.user.providers
      const path = `/users/oauth/${linked.oauth_user_registration_id}`
      const token = await attach(session, 'returning')
      let removed: Awaited<ReturnType<typeof world.send>> | undefined
      afterSubject(async () => {
        removed = await world.send('DELETE', path, undefined, { session })
      })
      const again = await world.authenticate(token, session)
      expect(removed?.status, removed?.text).toBe(200)
      expect(again.status, again.text).toBe(200)
      expect(again.data.user.providers).toHaveLength(1)
      const me = await world.get('/users/me', { session: String(again.data.session_token) })
      expect(me.data.providers).toHaveLength(1)
    })
  },
)
