/**
 * SES-11: after any journey the secrets of a sign-in stand in the intended cookies and nowhere else: not in
 * storage, globals, addresses or the page, and not in the service's log at its most talkative.
 */
import { createWorld, type World } from '@portico/testkit'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createImpersonationToken } from './compat/support/create-impersonation-token.ts'
import { toTotpCode } from './compat/support/to-totp-code.ts'
import { startWatchedPage, type WatchedPage } from './storage-of-tokens/start-watched-page.ts'
import { toSignInPage } from './support/sign-in-page.ts'
import { type SharedBrowser, takeBrowser } from './support/take-browser.ts'
import { toWrongCode } from './support/to-wrong-code.ts'

const ada = 'ada@example.com'
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

describe.each(pickEngines('sqlite'))('SES-11 with %s', (engine) => {
  let storage: TestStorage
  let shared: SharedBrowser
  beforeAll(async () => {
    storage = await openTestStorage(engine)
    shared = await takeBrowser()
  })
  afterAll(async () => {
    await shared?.release()
    await storage?.remove()
  })

  /** Runs a journey in a world and a browser profile of its own. */
  async function run(
    journey: (at: WatchedPage, world: World) => Promise<void>,
    isHttpOnly = false,
  ): Promise<void> {
    const world = await createWorld({
      database: storage.database,
      config: { logLevel: 'debug' },
      project: { sessionCookies: { httpOnly: isHttpOnly, domain: null } },
    })
    const { origin } = world
    const client = isHttpOnly
      ? { customBaseUrl: origin }
      : { endpoints: { testAPIURL: origin, liveAPIURL: origin } }
    const at = await startWatchedPage(shared.browser, world, client)
    try {
      await journey(at, world)
    } finally {
      await at.stop()
      await world.stop()
    }
  }

  async function signInByLink(at: WatchedPage, world: World, email: string) {
    const links = { loginRedirectURL: at.welcomeUrl, signupRedirectURL: at.welcomeUrl }
    await at.mount({ products: ['emailMagicLinks'], emailMagicLinksOptions: links })
    await toSignInPage(at.page).submitEmail(email)
    const link = await world.inbox.linkFor(email)
    at.watch('link token', tokenOf(link))
    await at.page.goto(link)
    await at.page.locator('#status').getByText(`Signed in as ${email}`).waitFor()
  }

  /** Also tries a wrong code, and asks for a new one. */
  async function signInByCode(at: WatchedPage, world: World, email: string) {
    await at.mount({ products: ['otp'], otpOptions: { methods: ['email'] } })
    const { submitEmail, codeField, text, resendButton, heading } = toSignInPage(at.page)
    await submitEmail(email)
    const first = await world.inbox.codeFor(email)
    at.watch('first code', first)
    const wrong = toWrongCode(first)
    at.watch('wrong code', wrong)
    await codeField.fill(wrong)
    await text('Invalid passcode, please try again.').first().waitFor()
    await resendButton.click()
    const second = await world.inbox.codeFor(email)
    at.watch('second code', second)
    await codeField.fill(second)
    await heading('Success!').waitFor()
    await at.page.locator('#status').getByText(`Signed in as ${email}`).waitFor()
  }

  async function signOut(at: WatchedPage) {
    await at.page.evaluate(() => window.watched.session.revoke())
    await at.page.locator('#status').getByText('Signed out').waitFor()
  }

  const intended = ['stytch_session', 'stytch_session_jwt']

  test('the widget leaves no token outside its cookies: link, code, sign-out, and signing in again', () =>
    run(async (at, world) => {
      await signInByLink(at, world, ada)
      expect(await at.findLeaks()).toEqual([])
      expect([...(await at.readCookieNames())].sort()).toEqual(intended)
      await signOut(at)
      expect(await at.findLeaks()).toEqual([])
      expect(await at.readCookieNames()).toEqual([])

      await signInByCode(at, world, ada)
      expect(await at.findLeaks()).toEqual([])
      await at.page.reload()
      await at.page.waitForFunction(() => window.watched?.session.getInfo().fromCache === false)
      expect(await at.findLeaks()).toEqual([])
      expect(await at.page.evaluate(() => Object.keys(localStorage).length)).toBeGreaterThan(0)
      // both tokens of two sign-ins with signatures, the link's token and three codes; the reload is told the same JWT
      expect(at.count()).toBeGreaterThanOrEqual(10)

      // the watch itself: what a careless page would leave is found
      await at.page.evaluate(() => {
        const { session_token, session_jwt } = window.watched.session.getTokens() ?? {}
        localStorage.setItem('careless', btoa(`x:${session_token}`))
        Object.assign(window, { [Symbol('careless')]: { deep: new Map([['jwt', session_jwt]]) } })
        history.replaceState({ kept: session_token }, '')
      })
      expect(await at.findLeaks()).toEqual(
        expect.arrayContaining([
          'local storage: session token',
          'globals: session JWT',
          'history: session token',
        ]),
      )
    }))

  test('the headless client leaves no token outside its cookies: link, code, a further factor, recovery, and impersonation', () =>
    run(async (at, world) => {
      const { page } = at
      await page.evaluate(
        ([to, url]) =>
          window.watched.magicLinks.email.loginOrCreate(to, {
            login_magic_link_url: url,
            signup_magic_link_url: url,
          }),
        [ada, at.welcomeUrl] as const,
      )
      const token = tokenOf(await world.inbox.linkFor(ada))
      at.watch('link token', token)
      await page.evaluate((value) => window.watched.magicLinks.authenticate(value), token)

      const methodId = await page.evaluate(
        async (to) => (await window.watched.otps.email.loginOrCreate(to)).method_id,
        ada,
      )
      const code = await world.inbox.codeFor(ada)
      at.watch('code', code)
      await page.evaluate(([value, id]) => window.watched.otps.authenticate(value, id), [
        code,
        methodId,
      ] as const)
      expect(await at.findLeaks()).toEqual([])

      const app = await page.evaluate(() => window.watched.totps.create({ expiration_minutes: 30 }))
      const totpCode = toTotpCode(app.secret, world.clock.now())
      at.watch('secret of an app', app.secret)
      at.watch('code of an app', totpCode)
      for (const recovery of app.recovery_codes) at.watch('recovery code', recovery)
      await page.evaluate(
        (totp_code) =>
          window.watched.totps.authenticate({ totp_code, session_duration_minutes: 30 }),
        totpCode,
      )
      await page.evaluate(() => window.watched.totps.recoveryCodes())
      await page.evaluate(
        (recovery_code) =>
          window.watched.totps.recover({ recovery_code, session_duration_minutes: 30 }),
        app.recovery_codes[0] ?? '',
      )
      expect(await at.findLeaks()).toEqual([])

      const { user_id } = await page.evaluate(async () => window.watched.user.get())
      await signOut(at)
      const impersonation = await createImpersonationToken(world, user_id)
      at.watch('impersonation token', impersonation)
      at.watch('secret of the project', world.project.secret)
      await page.goto(`${at.welcomeUrl}?stytch_token_type=impersonation&token=${impersonation}`)
      await page.locator('#status').getByText(`Signed in as ${ada}`).waitFor()
      await page.waitForURL(at.welcomeUrl)
      expect(await at.findLeaks()).toEqual([])
    }))

  test('HttpOnly mode: no script can read any token', () =>
    run(async (at, world) => {
      await signInByLink(at, world, 'grace@example.com')
      const cookies = await at.page.context().cookies()
      expect(cookies.map(({ name, httpOnly }) => [name, httpOnly]).sort()).toEqual(
        ['portico_browser', ...intended].map((name) => [name, true]),
      )
      for (const { name, value } of cookies) at.watch(name, value)
      expect(await at.readCookieNames()).toEqual([])
      await at.page.reload()
      await at.page.waitForFunction(() => window.watched?.session.getInfo().fromCache === false)
      await at.page.locator('#status').getByText('Signed in as grace@example.com').waitFor()
      expect(await at.findLeaks()).toEqual([])
      expect(at.count()).toBeGreaterThanOrEqual(3)
      await signOut(at)
      const left = await at.page.context().cookies()
      // what knows the browser again signs nobody in
      expect(left.map(({ name }) => name)).toEqual(['portico_browser'])
    }, true))
})
