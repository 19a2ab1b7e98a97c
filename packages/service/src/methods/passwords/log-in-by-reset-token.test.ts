import { createHash } from 'node:crypto'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { listAudit } from '../../testing/read-audit.ts'

const ada = 'ada@example.com'
const good = 'seven wooden lighthouses'
const better = 'nine copper submarines'

describe.each(pickEngines('postgres'))(
  'logging in with a password reset’s token, on %s',
  (engine) => {
    let database: TestStorage
    const services: TestService[] = []
    beforeAll(async () => {
      database = await openTestStorage(engine)
    })
    afterAll(async () => {
      await Promise.all(services.map((service) => service.close()))
      await database.remove()
    })

    /** Somebody who proved the mailbox, has a password, and asked for a reset. */
    const start = async (asked: object = {}) => {
      const url = 'https://app.example.com/authenticate'
      const kinds = ['login', 'signup', 'reset_password'] as const
      const world = await createTestService({
        storage: database.storage,
        project: { redirectUrls: [{ url, kinds }] },
      })
      services.push(world)
      const setInSession = async (session: string, password: string): Promise<string> =>
        (await world.post('/passwords/session/reset', { password }, { session })).data.session_token
      const session = await setInSession((await world.signIn(ada)).session_token, good)
      await world.takeMail(ada)
      await world.post('/passwords/email/reset/start', { email: ada, ...asked })
      const { links } = await world.takeMail(ada)
      const link = links.find(({ kind }) => kind === 'reset_password')?.url ?? ''
      const token = new URL(link).searchParams.get('token')
      return {
        world,
        change: () => setInSession(session, better),
        logIn: (more: object = {}) => world.post('/magic_links/authenticate', { token, ...more }),
        reset: (more: object = {}) =>
          world.post('/passwords/email/reset', { token, password: better, ...more }),
        isGood: async () =>
          (await world.post('/passwords/authenticate', { email: ada, password: good })).status ===
          200,
      }
    }
    const refusal = { error_type: 'unable_to_auth_magic_link' }

    test('of 50 parallel uses only one signs in; the password stays, and the link no longer resets it', async () => {
      const { logIn, reset, isGood } = await start()
      const answers = await Promise.all(Array.from({ length: 50 }, () => logIn()))
      const signedIn = answers.filter(({ status }) => status === 200)
      expect(signedIn).toHaveLength(1)
      expect(signedIn[0]?.data).toMatchObject({
        method_id: signedIn[0]?.data.user.emails[0].email_id,
        session: { authentication_factors: [{ type: 'magic_link', delivery_method: 'email' }] },
      })
      expect((await reset()).data.error_type).toBe('unable_to_auth_password_reset_token')
      expect(await isGood()).toBe(true)
    })

    test('PWD-01 the token is void after the reset, after any other password change, and once it expired', async () => {
      const used = await start()
      expect((await used.reset()).status).toBe(200)
      expect((await used.logIn()).data).toMatchObject(refusal)

      const changed = await start()
      expect(await changed.change()).toEqual(expect.any(String))
      expect((await changed.logIn()).data).toMatchObject(refusal)

      const late = await start()
      late.world.advance(30 * 60_000)
      expect((await late.logIn()).data).toMatchObject(refusal)
    })

    test('the token signs in only the holder of the verifier, and failed attempts do not use it up', async () => {
      const code_verifier = 'v'.repeat(64)
      const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
      const { logIn } = await start({ code_challenge })
      expect((await logIn()).data.error_type).toBe('pkce_expected_code_verifier')
      expect((await logIn({ code_verifier: 'w'.repeat(64) })).data.error_type).toBe('pkce_mismatch')
      expect((await logIn({ code_verifier })).status).toBe(200)
    })

    test('a second use of the token is recorded in the audit log with its user', async () => {
      const { world, logIn } = await start()
      const { data } = await logIn()
      await logIn()
      const failures = (await listAudit(world)).filter(
        ({ action }) => action === 'authentication.failed',
      )
      expect(failures).toMatchObject([{ userId: data.user_id }])
    })
  },
)
