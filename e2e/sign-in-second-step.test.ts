/** A project that asks for the second step: every way in leads to it, and it alone leads to a session. */
import { expectAccessible } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { toFactors } from '@portico/testkit/world'
import { describe, expect } from 'vitest'
import { wholeAccount } from './support/account-page.ts'
import { prepareClientApp } from './support/client-app-fixture.ts'
import { byCode, byLink } from './support/configurations.ts'
import { createGuardedAccount } from './support/create-guarded-account.ts'
import { describeInLongRun } from './support/in-long-run.ts'
import type { Visit } from './support/journey.ts'
import { toSignInPage } from './support/sign-in-page.ts'
import {
  ada,
  expectFitting,
  isSignedIn,
  isSignedOut,
  mainTitle,
  password,
  prepareSteps,
  press,
  submitPassword,
  toHostedBy,
  tooLate,
} from './support/step-journeys.ts'
import { surfaces } from './support/surfaces.ts'
import { toWrongCode } from './support/to-wrong-code.ts'
import { addLatency } from './support/watch-callbacks.ts'

const test = takeTurns(import.meta.url)

const title = 'Enter passcode'
const wrong = 'The code is wrong or expired, please try again.'

const codeField = ({ widget }: Visit) =>
  widget.getByRole('textbox', { name: 'Code from your authenticator app' })
const factors = toFactors({ require: 'optional' })
/** At Main, with an account that an app guards. */
const begin = prepareSteps(factors, (world) => createGuardedAccount(world, ada, password))

async function logIn(at: Visit) {
  await submitPassword(at)
  await at.heading(title).waitFor()
  await at.widget.locator('input:focus').waitFor()
}

describe('the second step of a sign-in', () => {
  test('after a password the card asks for a code, says what is wrong with one, keeps the question over a reload, and only then is the user signed in', async () => {
    const { at, user: app } = await begin()
    await logIn(at)
    await at.text('Open your authenticator app and enter the code for').waitFor()
    await at.text('Remember this device for 30 days').waitFor()
    await expectAccessible(at.page)
    await isSignedOut(at)
    const right = app.takeCode()
    await at.page.keyboard.type(toWrongCode(right))
    await at.text(wrong).first().waitFor()
    await at.page.reload()
    await at.heading(title).waitFor()
    await at.widget.locator('input:focus').waitFor()
    await isSignedOut(at)
    await at.page.keyboard.type(right)
    await at.heading('Success!').waitFor()
    await at.text('You are signed in.').waitFor()
    await isSignedIn(at)
    await expectAccessible(at.page)
    expect((await at.events()).map(({ type }) => type)).toEqual(['AUTHENTICATE_FLOW_COMPLETE'])
    expect(await at.errors()).toEqual([])
    await at.opened.expectNoErrors()
  })
})

describeInLongRun(
  'e2e/sign-in-second-step',
  'after a password the card asks for a code, says what is wrong with one, keeps the question over a reload, and only then is the user signed in',
)('the second step of a sign-in', () => {
  test.each(surfaces)('leads on from a link and a passcode, $name', async (surface) => {
    const byMail = await begin({ surface, mount: byLink })
    const { links } = await byMail.world.inbox.next(ada)
    await byMail.at.page.goto(links[0]?.url ?? '')
    await codeField(byMail.at).fill(byMail.user.takeCode())
    await isSignedIn(byMail.at)

    const { world, at, user: app } = await begin({ surface, mount: byCode })
    const code = await world.inbox.codeFor(ada)
    await at.widget.getByRole('textbox', { name: 'One-time passcode' }).fill(code)
    // the screen of the passcode has the same title
    await codeField(at).fill(app.takeCode())
    await isSignedIn(at)
    await at.opened.expectNoErrors()
  })

  test('takes a recovery code in place of the app, by keyboard alone, 100 ms away', async () => {
    const { at, user: app } = await begin({ prepare: addLatency })
    await logIn(at)
    await press(at, 'Try another way')
    await at.heading('Try another way').waitFor()
    await at.text('Any of these lets you in.').waitFor()
    await expectAccessible(at.page)
    await at.widget.getByRole('button', { name: 'Recovery code' }).press('Enter')
    await at.heading('Enter a recovery code').waitFor()
    await at.text('One of the ten that you saved. It works once.').waitFor()
    await expectAccessible(at.page)
    await at.widget.locator('input:focus').waitFor()
    await at.page.keyboard.type(app.recoveryCodes[0] ?? '')
    await at.page.keyboard.press('Enter')
    await at.heading('You are signed in').waitFor()
    await at.text('That code is used up. 9 of 10 are left.').waitFor()
    await expectAccessible(at.page)
    expect(await at.events()).toEqual([])
    await at.widget.getByRole('button', { name: 'Continue' }).press('Enter')
    await isSignedIn(at)
    expect((await at.events()).map(({ type }) => type)).toEqual(['AUTHENTICATE_FLOW_COMPLETE'])
  })

  test('says that it came too late, and Back leads to the beginning', async () => {
    const { world, at, user: app } = await begin()
    await logIn(at)
    world.clock.advance(11 * 60_000)
    await at.page.keyboard.type(app.takeCode())
    await at.text(tooLate).first().waitFor()
    await press(at, 'Back')
    await at.heading(mainTitle).waitFor()
    await isSignedOut(at)
    await at.submitEmail(ada)
    await logIn(at)
    await codeField(at).fill(app.takeCode())
    await isSignedIn(at)
  })

  test('a device that is remembered is counted in the account, and asked again once it is forgotten', async () => {
    const { at, user: app } = await begin({ mount: wholeAccount })
    await submitPassword(at)
    await at.widget.getByLabel('Remember this device for 30 days').check()
    await codeField(at).fill(app.takeCode())
    await isSignedIn(at)
    await at.open('/account')
    await at.widget.getByRole('button', { name: /^Devices/ }).click()
    await at.text(/^1, until .+ at the latest$/).waitFor()
    await expectFitting(at)
    await at.widget.getByRole('button', { name: 'Forget Remembered devices' }).click()
    await at.widget.locator('span:focus').getByText('Ended').waitFor()
    await at.page.evaluate(() => Object(Reflect.get(window, 'portico')).client.session.revoke())
    await at.open('/')
    await at.submitEmail(ada)
    await logIn(at)
  })

  test('goes on where another tab of the page has completed the sign-in', async () => {
    const { at, user: app } = await begin()
    await logIn(at)
    const page = await at.page.context().newPage()
    await page.goto(at.page.url())
    const other = toSignInPage(page)
    await other.submitEmail(ada)
    await other.passwordField.fill(password)
    await other.widget.getByRole('button', { name: 'Continue' }).click()
    await other.widget.locator('input:focus').waitFor()
    await other.heading(title).waitFor()
    await page.keyboard.type(app.takeCode())
    await other.heading('Success!').waitFor()
    await at.heading('Success!').waitFor()
    await isSignedIn(at)
  })

  test.each(takeRows([320, 400, 720], [400]))('fits %i px, light and dark', async (width) => {
    const { at } = await begin()
    await at.page.setViewportSize({ width, height: 800 })
    await logIn(at)
    await expectFitting(at)
  })
})

describeInLongRun(
  'e2e/sign-in-second-step',
  'after a password the card asks for a code, says what is wrong with one, keeps the question over a reload, and only then is the user signed in',
)('the second step before consent', () => {
  const startApp = prepareClientApp()

  test('is asked on the hosted page, and only then does the app learn of the user', async () => {
    const at = await startApp({ project: { factors } })
    const app = await createGuardedAccount(at.world, ada)
    at.world.clock.advance(61_000)
    await at.press('Sign in with Portico')
    await at.signIn(ada)
    const field = at.page.getByRole('textbox', { name: 'Code from your authenticator app' })
    await field.waitFor()
    expect(await at.page.getByRole('button', { name: 'Allow' }).count()).toBe(0)
    await at.page.getByRole('checkbox', { name: 'Remember this device for 30 days' }).check()
    await field.fill(app.takeCode())
    await at.press('Allow')
    await at.waitForAccount()

    // a browser that its user lets the service remember is not asked again
    const kept = await at.page.context().cookies()
    const device = kept.filter(({ name }) => name.endsWith('portico_device'))
    expect(device.map(({ httpOnly }) => httpOnly)).toEqual([true])
    await at.page.context().clearCookies()
    await at.page.context().addCookies(device)
    at.world.clock.advance(61_000)
    await at.page.goto(at.appUrl)
    await at.press('Sign in with Portico')
    await at.signIn(ada)
    await at.waitForAccount()
    await at.opened.expectNoErrors()
  })

  test('is asked on the page to which a mailed link leads', async () => {
    const at = await startApp({
      project: { factors, identityProvider: toHostedBy('emailMagicLinks') },
    })
    const { world, page } = at
    const app = await createGuardedAccount(world, ada)
    world.clock.advance(61_000)
    await at.press('Sign in with Portico')
    await page.getByRole('textbox', { name: 'Email' }).fill(ada)
    await at.press('Continue with email')
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.goto(await world.inbox.linkFor(ada))
    const field = page.getByRole('textbox', { name: 'Code from your authenticator app' })
    await field.fill(app.takeCode())
    await at.press('Allow')
    await at.waitForAccount()
  })
})
