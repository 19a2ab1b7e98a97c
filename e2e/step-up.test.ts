/** A user proves more than their session has: for a client app, in place, and the request goes on where it was. */
import { expectAccessible } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { afterEach, describe, expect } from 'vitest'
import { type ClientApp, startClientApp, visitClientApp } from './support/client-app.ts'
import { prepareClientApp } from './support/client-app-fixture.ts'
import { createGuardedAccount } from './support/create-guarded-account.ts'
import { identityProvider } from './support/idp-screen-states.ts'
import { describeInLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { signInByCookie } from './support/sign-in-by-cookie.ts'
import { main, shadow } from './support/surfaces.ts'
import { toWrongCode } from './support/to-wrong-code.ts'
import { addLatency, watchCallbacks } from './support/watch-callbacks.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const title = "Confirm it's you"
const codeLabel = 'Code from your authenticator app'
const unmet = 'unmet_authentication_requirements'

describe('an app that asks for two factors, 100 ms away', () => {
  const start = prepareClientApp()

  test('gets them: the hosted page asks for the second one in place, also after a reload', async () => {
    const at = await start()
    const { page, world } = at
    const app = await createGuardedAccount(world, ada)
    world.clock.advance(61_000)
    await addLatency(page)
    await at.press('Sign in with Portico')
    await page.getByRole('textbox', { name: 'Email' }).waitFor()
    await page.goto(`${page.url()}&acr_values=2`)
    const { seen } = watchCallbacks(page, `${at.appUrl}/callback`)
    await at.signIn(ada)
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByText('to go on to Inkwell').waitFor()
    await page.reload()
    const field = page.getByRole('textbox', { name: codeLabel })
    await field.waitFor()
    await expectAccessible(page)
    const right = app.takeCode()
    await field.fill(toWrongCode(right))
    await page.getByText('The code is wrong or expired, please try again.').first().waitFor()
    await field.fill(right)
    await at.press('Allow')
    await at.waitForAccount()
    const claims = await at.readValues('ID token')
    expect([claims.acr, claims.amr]).toEqual(['2', expect.stringContaining('mfa')])
    expect(seen.callbacks).toBe(1)
    await at.opened.expectNoErrors()
  })
})

describeInLongRun(
  'e2e/step-up',
  'gets them: the hosted page asks for the second one in place, also after a reload',
).each(takeRows([main, shadow], [main]))(
  'an app that asks a page of the host, $name',
  (surface) => {
    const startJourney = prepareJourneys()
    let app: ClientApp | undefined
    afterEach(() => app?.stop())

    async function begin({ hasApp = true } = {}) {
      app = await startClientApp()
      const { world, visit } = await startJourney({ surface, world: { project: app.project } })
      const guard = hasApp ? await createGuardedAccount(world, ada) : null
      world.clock.advance(61_000)
      const at = await visit({ mount: identityProvider, path: null })
      await signInByCookie(world, at.page, ada, at.origin())
      const visitor = await visitClientApp(app, world, at.page, { host: at.origin() })
      const takeCode = () => guard?.takeCode() ?? ''
      return { world, at, takeCode, ...visitor }
    }

    test('gets two factors, and the host one start of the request', async () => {
      const { at, ask, takeCode, waitForTokens } = await begin()
      await ask({ acr_values: '2' })
      await at.heading(title).waitFor()
      await at.widget.getByRole('textbox', { name: codeLabel }).fill(takeCode())
      await at.widget.getByRole('button', { name: 'Allow' }).waitFor()
      const events = (await at.events()).map(({ type }) => type)
      expect(events.filter((type) => type === 'OAUTH_AUTHORIZE_FLOW_START')).toHaveLength(1)
      await at.widget.locator('[data-sight="plain"]').waitFor()
      await at.widget.getByRole('button', { name: 'Allow' }).click()
      const tokens = await waitForTokens()
      expect(tokens.claims()).toMatchObject({ acr: '2', amr: ['mfa', 'otp'] })
    })

    test('gets the error if the user goes back', async () => {
      const { at, ask, waitForAnswer } = await begin()
      await ask({ acr_values: '2' })
      await at.heading(title).waitFor()
      await at.widget.getByRole('button', { name: 'Back to Inkwell' }).click()
      expect((await waitForAnswer()).get('error')).toBe(unmet)
    })

    test('gets the error at once if the user has no second factor', async () => {
      const { ask, waitForAnswer } = await begin({ hasApp: false })
      await ask({ acr_values: '2' })
      expect((await waitForAnswer()).get('error')).toBe(unmet)
    })

    test('goes on where another tab has proved it', async () => {
      const { at, ask, takeCode } = await begin()
      await ask({ acr_values: '2' })
      await at.heading(title).waitFor()
      const tab = await at.opened.openTab()
      await tab.goto(at.page.url())
      await tab.getByRole('textbox', { name: codeLabel }).fill(takeCode())
      await tab.getByRole('button', { name: 'Allow' }).waitFor()
      await at.widget.getByRole('button', { name: 'Allow' }).waitFor()
    })

    test('asks anew when another user signs in meanwhile', async () => {
      const { world, at, ask } = await begin()
      await ask({ acr_values: '2' })
      await at.heading(title).waitFor()
      await signInByCookie(world, at.page, 'grace@example.com')
      const tab = await at.opened.openTab()
      await tab.goto(at.origin())
      await tab.locator('#status').getByText('Signed in as grace@example.com').waitFor()
      // she has no second factor
      await at.page.waitForURL(/error=unmet_authentication_requirements/)
    })
  },
)
