import { passwords } from '@portico/contract/methods/passwords'
import { takeRows } from '@portico/testkit/run'
import { installWallets, knownWallets } from '@portico/testkit/wallets'
import { createTestProject } from '@portico/testkit/world'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type ClientAppFixture, prepareClientApp, toHands } from './support/client-app-fixture.ts'
import { inLongRun } from './support/in-long-run.ts'
import { methods } from './support/methods.ts'
import { toSignInPage } from './support/sign-in-page.ts'
import { withProvider } from './support/sign-in-ways.ts'
import { addAuthenticator, withoutAutofill } from './support/virtual-authenticator.ts'
import { addLatency, watchCallbacks } from './support/watch-callbacks.ts'

const ada = 'ada@example.com'
const password = 'seven wooden lighthouses'
const newPassword = 'nine copper submarines'

const openApp = prepareClientApp()

type Methods = ReturnType<typeof createTestProject>['identityProvider']['signInMethods']

/** A project that admits the service's own pages and nothing else, and an app that sends users to them. */
const start = (...signInMethods: Methods) =>
  openApp({
    project: (origin) => ({
      ...withProvider(origin),
      allowLoopback: false,
      allowedOrigins: [origin],
      identityProvider: { ...createTestProject().identityProvider, path: '', signInMethods },
    }),
  })

/** How a user signs in with each method, on the hosted page. */
const ways: Readonly<
  Record<string, { offering?: Methods; signIn(at: ClientAppFixture): Promise<unknown> }>
> = {
  otp: { signIn: (at) => at.signIn(ada) },
  emailMagicLinks: {
    async signIn({ page, world }) {
      await askForLink(page)
      const tab = await page.context().newPage()
      await tab.goto(await world.inbox.linkFor(ada))
    },
  },
  oauth: {
    async signIn({ page, press }) {
      await press('Continue with Example provider')
      await page.getByLabel('Email').fill(ada)
      await press('Continue')
    },
  },
  passwords: {
    async signIn({ page, world }) {
      await world.call(passwords.create, { email: ada, password })
      const at = toSignInPage(page)
      await at.submitEmail(ada)
      await at.submitPassword(password)
    },
  },
  passkeys: {
    offering: ['otp', 'passkeys'],
    async signIn({ page, appUrl, press, ...at }) {
      await withoutAutofill(page)
      await addAuthenticator(page)
      await page.reload()
      await at.signIn(ada)
      await page.getByRole('button', { name: 'Allow' }).waitFor()
      // in words: what is a function here has its imports rewritten
      await page.evaluate(
        `import('/portico.js').then(({ StytchUIClient }) =>
          new StytchUIClient('${at.world.project.publicToken}').webauthn.register({ is_passkey: true }))`,
      )
      await page.context().clearCookies()
      await page.goto(appUrl)
      await press('Sign in with Portico')
      await press('Login with a Passkey')
    },
  },
  crypto: {
    async signIn({ page, press }) {
      await installWallets(page, [knownWallets.Metamask])
      await page.reload()
      await press('Continue with Metamask')
    },
  },
}

async function askForLink(page: Page) {
  const at = toSignInPage(page)
  await at.submitEmail(ada)
  await at.heading('Check your email').waitFor()
}

const isMethod = (name: string): name is Methods[number] => name in ways

describe('I9: the hosted sign-in page, 100 ms away', () => {
  inLongRun('packages/service/src/accounts/sign-in/hosted-return').each(methods)(
    'I9: offers %s, and a user signs in to an app with it',
    async (method) => {
      if (!isMethod(method)) throw new Error(`No test says how a user signs in with ${method}.`)
      const way = ways[method]
      const at = await start(...(way?.offering ?? [method]))
      await addLatency(at.page)
      const { seen } = watchCallbacks(at.page, `${at.appUrl}/callback`)
      await at.press('Sign in with Portico')
      await at.page.getByRole('heading', { name: 'Sign in to Inkwell' }).waitFor()
      await at.page.reload()
      await way?.signIn(at)
      await at.press('Allow')
      await at.waitForAccount()
      expect(seen.callbacks).toBe(1)
      await at.opened.expectNoErrors()
    },
  )

  test('I9: a link that is opened in another tab lets the first tab go on, and the app gets one callback', async () => {
    const at = await start('emailMagicLinks')
    await at.press('Sign in with Portico')
    await askForLink(at.page)
    const tab = await at.page.context().newPage()
    const { seen } = watchCallbacks(at.page, `${at.appUrl}/callback`)
    const { seen: ofTab } = watchCallbacks(tab, `${at.appUrl}/callback`)
    await tab.goto(await at.world.inbox.linkFor(ada))
    await tab.getByRole('heading', { name: 'You are signed in' }).waitFor()
    await tab.getByRole('button', { name: 'Continue here' }).waitFor()
    await at.press('Allow')
    await at.waitForAccount()
    expect([seen.callbacks, ofTab.callbacks]).toEqual([1, 0])
    await at.opened.expectNoErrors()
  })

  inLongRun('packages/service/src/accounts/sign-in/hosted-return')(
    'I9: with prompt=login, a link that is opened in another tab lets the first tab go on, and the app gets one callback',
    async () => {
      const at = await start('emailMagicLinks')
      await at.press('Sign in with Portico')
      await askForLink(at.page)
      await at.page.goto(await at.world.inbox.linkFor(ada))
      await at.press('Allow')
      await at.waitForAccount()
      await at.opened.context.clearCookies({ name: 'client_app' })
      await at.page.goto(at.appUrl)
      await at.press('prompt=login')
      await askForLink(at.page)
      at.world.clock.advance(5_000)
      const tab = await at.opened.context.newPage()
      const { seen } = watchCallbacks(at.page, `${at.appUrl}/callback`)
      const { seen: ofTab } = watchCallbacks(tab, `${at.appUrl}/callback`)
      await tab.goto(await at.world.inbox.linkFor(ada))
      await tab.getByRole('heading', { name: 'You are signed in' }).waitFor()
      await at.waitForAccount()
      const { auth_time: provedAt } = await at.readValues('ID token')
      expect(Number(provedAt)).toBe(Math.floor(at.world.clock.now() / 1_000))
      expect([seen.callbacks, ofTab.callbacks]).toEqual([1, 0])
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('e2e/sign-in-by-link')(
    'I9: a link goes on by itself where the page that asked for it was closed',
    async () => {
      const at = await start('emailMagicLinks')
      await at.press('Sign in with Portico')
      await askForLink(at.page)
      const link = await at.world.inbox.linkFor(ada)
      await at.page.goto('about:blank')
      await at.page.goto(link)
      await at.press('Allow')
      await at.waitForAccount()
      expect(at.page.url()).not.toContain('token')
    },
  )

  inLongRun('packages/service/src/methods/email-magic-links/other-device')(
    'I9: a link that is opened in another browser lets the first one go on, and signs in nobody there',
    async () => {
      const at = await start('emailMagicLinks')
      await at.press('Sign in with Portico')
      await askForLink(at.page)
      const number = (await at.page.locator('.st-number b').innerText()).trim()
      const elsewhere = await at.page.context().browser()?.newContext()
      if (!elsewhere) throw new Error('The browser is gone.')
      try {
        const other = await elsewhere.newPage()
        await other.goto(await at.world.inbox.linkFor(ada))
        await other.getByRole('button', { name: number, exact: true }).click()
        await at.press('Allow')
        await at.waitForAccount()
        expect(await elsewhere.cookies()).not.toContainEqual(
          expect.objectContaining({ name: 'stytch_session' }),
        )
      } finally {
        await elsewhere.close()
      }
    },
  )

  test('I9: a token is of no use in a browser that did not ask for it', async () => {
    const at = await start('emailMagicLinks')
    await at.press('Sign in with Portico')
    await askForLink(at.page)
    const link = new URL(await at.world.inbox.linkFor(ada))
    const planted = new URL(at.page.url())
    planted.searchParams.set('stytch_token_type', 'magic_links')
    planted.searchParams.set('token', link.searchParams.get('token') ?? '')
    await at.page.goto('about:blank')
    const elsewhere = await at.page.context().browser()?.newContext()
    if (!elsewhere) throw new Error('The browser is gone.')
    try {
      const other = await elsewhere.newPage()
      await other.goto(planted.href)
      await other.getByRole('heading', { name: 'This link no longer works' }).waitFor()
      await other.getByRole('button', { name: 'Ask for a new link' }).click()
      await toSignInPage(other).emailField.waitFor()
      expect(new URL(other.url()).searchParams.has('token')).toBe(false)
    } finally {
      await elsewhere.close()
    }
  })

  inLongRun(
    'e2e/hosted-methods',
    'I9: with prompt=login, a user %s sets a new password in another tab while the first is %s, and the app gets one callback with the new auth_time',
  )(
    'I9: a user who forgot their password sets a new one by mail and goes on to the app',
    async () => {
      const at = await start('passwords')
      await at.world.call(passwords.create, { email: ada, password })
      await at.press('Sign in with Portico')
      const page = toSignInPage(at.page)
      await page.submitEmail(ada)
      await at.press('Forgot Password?')
      await page.heading('Forgot password?').waitFor()
      const mail = await at.world.inbox.next(ada)
      const link = mail.links.find(({ kind }) => kind === 'reset_password')
      const tab = await at.page.context().newPage()
      await tab.goto(link?.url ?? '')
      await toSignInPage(tab).submitPassword(newPassword)
      await tab.getByRole('heading', { name: 'You are signed in' }).waitFor()
      await at.press('Allow')
      await at.waitForAccount()
      await at.opened.expectNoErrors()
    },
  )

  const resets = [
    ['who is signed in', 'there', ada],
    ['who is signed in', 'closed', ada],
    ['while another one is signed in', 'there', 'grace@example.com'],
  ] as const
  test.each(takeRows(resets, [resets[2]]))(
    'I9: with prompt=login, a user %s sets a new password in another tab while the first is %s, and the app gets one callback with the new auth_time',
    async (_, first, signedIn) => {
      const at = await start('passwords')
      const page = toSignInPage(at.page)
      for (const email of new Set([ada, signedIn])) {
        await at.world.call(passwords.create, { email, password })
      }
      await at.press('Sign in with Portico')
      await page.submitEmail(signedIn)
      await page.submitPassword(password)
      await at.press('Allow')
      await at.waitForAccount()
      await at.opened.context.clearCookies({ name: 'client_app' })
      await at.page.goto(at.appUrl)
      await at.press('prompt=login')
      await page.submitEmail(ada)
      await at.press('Forgot Password?')
      await page.heading('Forgot password?').waitFor()
      const mail = await at.world.inbox.next(ada)
      const link = mail.links.find(({ kind }) => kind === 'reset_password')
      const tab = await at.opened.context.newPage()
      const { seen } = watchCallbacks(at.page, `${at.appUrl}/callback`)
      const { seen: ofTab } = watchCallbacks(tab, `${at.appUrl}/callback`)
      if (first === 'closed') await at.page.goto('about:blank')
      at.world.clock.advance(5_000)
      await tab.goto(link?.url ?? '')
      await toSignInPage(tab).submitPassword(newPassword)
      const goesOn = first === 'closed' ? toHands(at.world, tab) : at
      await goesOn.press('Allow')
      await goesOn.waitForAccount()
      const { auth_time: provedAt, email } = await goesOn.readValues('ID token')
      expect([email, Number(provedAt)]).toEqual([ada, Math.floor(at.world.clock.now() / 1_000)])
      expect([seen.callbacks, ofTab.callbacks]).toEqual(first === 'closed' ? [0, 1] : [1, 0])
      if (first === 'there') await tab.getByRole('heading', { name: 'You are signed in' }).waitFor()
      await at.opened.expectNoErrors()
    },
  )
})
