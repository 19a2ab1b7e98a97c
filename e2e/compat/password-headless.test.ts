/** The password calls of the official client without its widget, unmodified. */
import { sessions } from '@portico/contract'
import { takeFirst } from '@portico/testkit/run'
import { describe, expect, test } from 'vitest'
import { inLongRun } from '../support/in-long-run.ts'
import { enrolByPassword, linkOf, logIn } from './support/enrol.ts'
import type { OfficialPage } from './support/official-page.ts'
import { headlessVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { signInOfficial } from './support/sign-in-official.ts'

const old = 'seven wooden lighthouses'
const fresh = 'nine copper submarines'
const leaked = 'iloveyou'
const session_duration_minutes = 60
const settings = {
  strengthPolicy: 'zxcvbn',
  luds: { complexity: 3, minimumCount: 8 },
  breachDetection: { onCreate: true, onAuthentication: true },
  resetExpirationMinutes: 30,
  requireSameBrowser: false,
} as const

type Calls = Record<string, (options: unknown) => Promise<object>>

/** Makes a call on the page. @returns its answer; of a refusal, type and status */
const attempt = (at: OfficialPage, name: string, options: Readonly<Record<string, unknown>>) =>
  at.page.evaluate(
    ([method, argument]) => {
      // by name: the tests are the same for every call
      const calls = window.official.passwords as unknown as Calls
      return calls[method]?.(argument).catch(({ error_type, status_code }) => ({
        error_type,
        status_code,
      }))
    },
    [name, options] as const,
  )

/** Follows a link of a mail. @returns what the page finds in its address */
async function follow({ page }: OfficialPage, link: string) {
  await page.goto(link)
  await page.waitForFunction(() => window.official !== undefined)
  const { searchParams } = new URL(page.url())
  return { type: searchParams.get('stytch_token_type'), token: searchParams.get('token') ?? '' }
}

const proved = (email: string) => ({
  status_code: 200,
  session_token: expect.stringMatching(/^[\w-]{43}$/),
  session_jwt: expect.stringMatching(/^ey/),
  user: { emails: [{ email }], password: { requires_reset: false } },
  session: {
    authentication_factors: [expect.objectContaining({ type: 'password' })],
  },
})

describe.each(headlessVersions)(
  'passwords with the headless client of version %s',
  (name, version) => {
    const toAddress = (person: string) => `${person}-${name}@example.com`

    describe('with the zxcvbn policy', () => {
      const getFixture = prepareOfficial({ world: { project: { passwords: settings } } })
      const open = () => getFixture().visit({ entry: version.headless })

      inLongRun('e2e/compat/password-back-end')(
        'a user is created, and signs in with the password',
        async () => {
          const email = toAddress('ada')
          const at = await open()
          const credentials = { email, password: old, session_duration_minutes }
          const created = await attempt(at, 'create', credentials)
          expect(created).toMatchObject({ ...proved(email), email_id: expect.any(String) })
          await at.status.getByText(`Signed in as ${email}`).waitFor()
          await at.page.evaluate(() => window.official.session.revoke())
          await at.status.getByText('Signed out').waitFor()

          const wrong = { ...credentials, password: fresh }
          const unauthorized = { error_type: 'unauthorized_credentials', status_code: 401 }
          expect(await attempt(at, 'authenticate', wrong)).toEqual(unauthorized)
          const nobody = { ...credentials, email: toAddress('nobody') }
          expect(await attempt(at, 'authenticate', nobody)).toEqual(unauthorized)
          expect(await attempt(at, 'authenticate', credentials)).toMatchObject(proved(email))
          await at.status.getByText(`Signed in as ${email}`).waitFor()
          expect(await attempt(at, 'create', credentials)).toMatchObject({
            error_type: 'duplicate_email',
          })
          const refusal = '401 POST /sdk/v1/passwords/authenticate'
          await at.expectClean([refusal, refusal, '400 POST /sdk/v1/passwords'])
        },
      )

      test('a strength check reports the score, the breach and the feedback', async () => {
        const at = await open()
        const email = toAddress('bob')
        expect(await attempt(at, 'strengthCheck', { email, password: 'password' })).toMatchObject({
          valid_password: false,
          score: 0,
          breached_password: true,
          breach_detection_on_create: true,
          strength_policy: 'zxcvbn',
          feedback: {
            warning: 'This is a top-10 common password.',
            suggestions: ['Add another word or two. Uncommon words are better.'],
            luds_requirements: {
              has_lower_case: true,
              has_upper_case: false,
              has_digit: false,
              has_symbol: false,
              missing_characters: 0,
              missing_complexity: 2,
            },
          },
        })
        expect(await attempt(at, 'strengthCheck', { password: old })).toMatchObject({
          valid_password: true,
          score: 4,
          breached_password: false,
          feedback: { warning: '', suggestions: [] },
        })
        await at.expectClean()
      })

      test('a breached and a weak password are refused', async () => {
        const at = await open()
        const email = toAddress('cleo')
        expect(
          await attempt(at, 'create', { email, password: leaked, session_duration_minutes }),
        ).toMatchObject({
          error_type: 'breached_password',
        })
        expect(
          await attempt(at, 'create', { email, password: 'vqhx', session_duration_minutes }),
        ).toMatchObject({
          error_type: 'weak_password',
        })
        await at.status.getByText('Signed out').waitFor()
        const refusal = '400 POST /sdk/v1/passwords'
        await at.expectClean([refusal, refusal])
      })

      test('a forgotten password is reset with the link in the mail, once', async () => {
        const { world, resetUrl } = getFixture()
        const email = toAddress('dora')
        const before = await enrolByPassword(world, email, old)
        const at = await open()
        expect(
          await attempt(at, 'resetByEmailStart', {
            email,
            login_redirect_url: resetUrl,
            reset_password_redirect_url: resetUrl,
            reset_password_expiration_minutes: 10,
          }),
        ).toMatchObject({ status_code: 200 })
        const link = linkOf(await world.inbox.next(email), 'reset_password')
        const { type, token } = await follow(at, link)
        expect(type).toBe('reset_password')
        const reset = { token, password: fresh, session_duration_minutes }
        expect(await attempt(at, 'resetByEmail', { ...reset, password: leaked })).toMatchObject({
          error_type: 'breached_password',
        })
        expect(await attempt(at, 'resetByEmail', reset)).toMatchObject(proved(email))
        await at.status.getByText(`Signed in as ${email}`).waitFor()
        expect(await attempt(at, 'resetByEmail', reset)).toMatchObject({
          error_type: 'unable_to_auth_password_reset_token',
        })
        expect([await logIn(world, email, old), await logIn(world, email, fresh)]).toEqual([
          401, 200,
        ])
        const gone = await world.call(sessions.authenticate, {}, { session: before.session_token })
        expect(gone.error?.error_type).toBe('session_not_found')
      })

      test('the log-in link in the reset mail logs in without a new password', async () => {
        const { world, resetUrl } = getFixture()
        const email = toAddress('eve')
        await enrolByPassword(world, email, old)
        const at = await open()
        const urls = { login_redirect_url: resetUrl, reset_password_redirect_url: resetUrl }
        await attempt(at, 'resetByEmailStart', { email, ...urls })
        const link = linkOf(await world.inbox.next(email), 'login')
        const { type, token } = await follow(at, link)
        expect(type).toBe('login')
        await at.page.evaluate(
          (value) =>
            window.official.magicLinks.authenticate(value, { session_duration_minutes: 60 }),
          token,
        )
        await at.status.getByText(`Signed in as ${email}`).waitFor()
        await at.expectClean()
      })

      inLongRun('e2e/compat/password-back-end')(
        'a password is changed with the existing one, and other sessions end',
        async () => {
          const { world } = getFixture()
          const email = toAddress('finn')
          const before = await enrolByPassword(world, email, old)
          const at = await open()
          const change = (existing_password: string, new_password: string) =>
            attempt(at, 'resetByExistingPassword', {
              email,
              existing_password,
              new_password,
              session_duration_minutes,
            })
          expect(await change(fresh, old)).toMatchObject({ error_type: 'unauthorized_credentials' })
          expect(await change(old, old)).toMatchObject({
            error_type: 'cannot_reset_password_with_existing_password',
          })
          expect(await change(old, fresh)).toMatchObject(proved(email))
          await at.status.getByText(`Signed in as ${email}`).waitFor()
          const gone = await world.call(
            sessions.authenticate,
            {},
            { session: before.session_token },
          )
          expect(gone.error?.error_type).toBe('session_not_found')
          expect((await world.inbox.next(email)).subject).toContain('was changed')
        },
      )

      test('a password is set in a session, which continues', async () => {
        const { world } = getFixture()
        const email = toAddress('gina')
        const at = await open()
        const signedIn = await signInOfficial(at, world, email)
        const set = { password: old, session_duration_minutes }
        expect(await attempt(at, 'resetBySession', set)).toMatchObject({
          user_id: signedIn.user_id,
          session: { session_id: signedIn.session.session_id },
          user: { password: { requires_reset: false } },
        })
        await at.status.getByText(`Signed in as ${email}`).waitFor()
        const known = await at.page.evaluate(() => window.official.user.getSync()?.password)
        expect(known).toMatchObject({ password_id: expect.any(String) })
        expect(await logIn(world, email, old)).toBe(200)
        await at.expectClean()
      })

      inLongRun('e2e/compat/password-back-end')(
        'a password cannot be set without a session',
        async () => {
          const at = await open()
          expect(
            await attempt(at, 'resetBySession', { password: old, session_duration_minutes }),
          ).toMatchObject({
            error_type: 'user_unauthenticated',
          })
        },
      )
    })

    describe('with the luds policy', () => {
      const getFixture = prepareOfficial({
        world: { project: { passwords: { ...settings, strengthPolicy: 'luds' } } },
      })

      test('a strength check reports unmet requirements and whether the password is accepted', async () => {
        const at = await getFixture().visit({ entry: version.headless })
        const email = toAddress('ada')
        expect(await attempt(at, 'strengthCheck', { email, password: 'aB1' })).toMatchObject({
          valid_password: false,
          strength_policy: 'luds',
          feedback: {
            luds_requirements: {
              has_lower_case: true,
              has_upper_case: true,
              has_digit: true,
              has_symbol: false,
              missing_characters: 5,
              missing_complexity: 0,
            },
          },
        })
        expect(
          await attempt(at, 'create', { email, password: old, session_duration_minutes }),
        ).toMatchObject({
          error_type: 'weak_password',
        })
        const password = 'tiger-47-loop'
        expect(await attempt(at, 'strengthCheck', { email, password })).toMatchObject({
          valid_password: true,
        })
        expect(
          await attempt(at, 'create', { email, password, session_duration_minutes }),
        ).toMatchObject(proved(email))
        await at.expectClean(['400 POST /sdk/v1/passwords'])
      })
    })

    describe('in a project that binds resets to the browser', () => {
      const getFixture = prepareOfficial({
        world: { project: { passwords: { ...settings, requireSameBrowser: true } } },
      })

      test.each(takeFirst(['reset_password', 'login'], 1))(
        'the %s link works only in the requesting browser',
        async (kind) => {
          const { world, visit, resetUrl } = getFixture()
          const email = toAddress(kind.replace('_', '-'))
          await enrolByPassword(world, email, old)
          const at = await visit({ entry: version.headless })
          const urls = { login_redirect_url: resetUrl, reset_password_redirect_url: resetUrl }
          await attempt(at, 'resetByEmailStart', { email, ...urls })
          const link = linkOf(await world.inbox.next(email), kind)
          const use = async (page: OfficialPage) => {
            const { token } = await follow(page, link)
            if (kind === 'reset_password')
              return attempt(page, 'resetByEmail', {
                token,
                password: fresh,
                session_duration_minutes,
              })
            return page.page.evaluate(
              (value) =>
                window.official.magicLinks
                  .authenticate(value, { session_duration_minutes: 60 })
                  .catch(({ error_type }) => ({ error_type })),
              token,
            )
          }
          const elsewhere = await visit({ entry: version.headless })
          expect(await use(elsewhere)).toMatchObject({ error_type: 'pkce_expected_code_verifier' })

          expect(await use(at)).toMatchObject({ status_code: 200 })
          await at.status.getByText(`Signed in as ${email}`).waitFor()
          const key = `stytch_sdk_state_${world.project.publicToken}::PKCE_VERIFIER:passwords`
          await expect
            .poll(() => at.page.evaluate((name) => localStorage.getItem(name), key), {
              timeout: 30_000,
            })
            .toBeNull()
          await at.expectClean()
        },
      )
    })
  },
)
