import { isLongRun, takeFirst, takeTurns } from '@portico/testkit/run'
import { installWallets, knownWallets } from '@portico/testkit/wallets'
import { createTestProject } from '@portico/testkit/world'
import { describe, expect } from 'vitest'
import { prepareClientApp } from './support/client-app-fixture.ts'
import { inLongRun } from './support/in-long-run.ts'
import { addLatency, watchCallbacks } from './support/watch-callbacks.ts'

const test = takeTurns(import.meta.url)

const start = prepareClientApp()
const authorize = '/v1/oauth2/authorize'

describe('the hosted sign-in page, 100 ms away', () => {
  test.each(takeFirst(['plain', 'pushed'] as const, 1))(
    'I1: a %s request of a new and of a returning user brings its app one callback',
    async (way) => {
      const at = await start({}, { isPushing: way === 'pushed' })
      await addLatency(at.page)
      await at.press('Sign in with Portico')
      await at.page.getByRole('textbox', { name: 'Email' }).waitFor()
      const { seen: first } = watchCallbacks(at.page, `${at.appUrl}/callback`)
      await at.signIn()
      await at.press('Allow')
      await at.waitForAccount()
      expect(first).toEqual({ callbacks: 1, navigations: 1 })

      for (let times = 0; times < (isLongRun ? 3 : 1); times += 1) {
        await at.page.context().clearCookies()
        await at.page.goto(at.appUrl)
        await at.press('Sign in with Portico')
        await at.page.getByRole('textbox', { name: 'Email' }).waitFor()
        const { seen: again } = watchCallbacks(at.page, `${at.appUrl}/callback`)
        at.world.clock.advance(61_000)
        await at.signIn()
        // The app uses each `state` once: a second callback would end here at its error.
        await at.waitForAccount()
        expect(again).toEqual({ callbacks: 1, navigations: 1 })
      }
      await at.opened.expectNoErrors()
    },
  )

  test('I1: a page that comes back as it was left goes on again once it hears of a session', async () => {
    const at = await start()
    await at.press('Sign in with Portico')
    await at.page.getByRole('textbox', { name: 'Email' }).waitFor()
    const { seen } = watchCallbacks(at.page, `${at.appUrl}/callback`)
    // On its way, and given up: the page stands as it was left.
    await at.page.route(
      (url) => url.pathname === authorize,
      (route) => route.abort('aborted'),
    )
    await at.signIn()
    await expect.poll(() => seen.navigations).toBe(1)
    const hearOfSession = () =>
      at.page.evaluate(`import('/portico.js').then(({ StytchUIClient }) => {
        const client = new StytchUIClient(document.body.dataset.publicToken)
        return client.session.authenticate({ session_duration_minutes: 60 })
      })`)
    await hearOfSession()
    await at.page.evaluate(
      "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))",
    )
    // the service notes the use of a session now and then alone: before that, the page hears of no change
    at.world.clock.advance(30 * 60_000)
    await hearOfSession()
    await expect.poll(() => seen.navigations).toBe(2)
  })
})

describe('I9: the hosted sign-in page offers what the project has', () => {
  const offering = (settings: object) => ({
    project: {
      identityProvider: { ...createTestProject().identityProvider, path: '', ...settings },
    },
  })

  test('I9: a user signs in to an app with a code on their phone', async () => {
    const at = await start(offering({ passcodeChannels: ['sms', 'email'] }))
    await at.press('Sign in with Portico')
    await at.page.getByRole('textbox', { name: 'Phone number' }).fill('4155550132')
    await at.press('Continue with text message')
    const field = at.page.getByRole('textbox', { name: 'One-time passcode' })
    await field.waitFor()
    await field.fill(await at.world.inbox.codeFor('+14155550132'))
    await at.press('Allow')
    await at.waitForAccount()
    expect(await at.readValues('Userinfo')).toMatchObject({ phone_number: '+14155550132' })
    await at.opened.expectNoErrors()
  })

  inLongRun('e2e/sign-in-by-wallet')(
    'I9: a user signs in to an app with their crypto wallet',
    async () => {
      const at = await start(offering({ signInMethods: ['otp', 'crypto'] }))
      await installWallets(at.page, [knownWallets.Metamask])
      await at.press('Sign in with Portico')
      await at.press('Continue with Metamask')
      await at.press('Allow')
      await at.waitForAccount()
      await at.opened.expectNoErrors()
    },
  )
})
