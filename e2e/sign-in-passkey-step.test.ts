/** A passkey as the second step: added on the card, asked for at the next sign-in, and replaced by a recovery code. */
import { passwords } from '@portico/contract/methods/passwords'
import { expectAccessible } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { toFactors } from '@portico/testkit/world'
import { describe, expect } from 'vitest'
import { prepareClientApp } from './support/client-app-fixture.ts'
import { byPasskeyOrPassword, byPassword } from './support/configurations.ts'
import { describeInLongRun } from './support/in-long-run.ts'
import { type SignInPage, toSignInPage } from './support/sign-in-page.ts'
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
  type Way,
} from './support/step-journeys.ts'
import { surfaces } from './support/surfaces.ts'
import {
  addAuthenticator,
  type VirtualAuthenticator,
  withoutAutofill,
} from './support/virtual-authenticator.ts'
import { addLatency } from './support/watch-callbacks.ts'

const test = takeTurns(import.meta.url)

const factors = toFactors({ require: 'required' })
const asksForStep = /^.+ asks for a second step$/
const confirm = "Confirm it's you"
const notProved = 'This was not confirmed. Please try again.'

const isAsked = ({ widget }: SignInPage) =>
  widget.getByRole('heading', { name: asksForStep, level: 1 }).waitFor()
const passkeyButton = ({ widget }: SignInPage) =>
  widget.getByRole('button', { name: 'Passkey Counts as both steps' })
const recoveryField = ({ widget }: SignInPage) =>
  widget.getByRole('textbox', { name: 'Recovery code' })

const start = prepareSteps(factors, (world) =>
  world.call(passwords.create, { email: ada, password, session_duration_minutes: 30 }),
)
/** At the password, in a browser that asks for a passkey only when a button is pressed, and has a device for it. */
async function begin({ mount = byPasskeyOrPassword, prepare, ...way }: Way = {}) {
  const devices: VirtualAuthenticator[] = []
  const begun = await start({
    ...way,
    mount,
    async prepare(page) {
      await withoutAutofill(page)
      devices.push(await addAuthenticator(page))
      await prepare?.(page)
    },
  })
  const [device] = devices
  if (!device) throw new Error('No page was opened.')
  return { ...begun, device }
}

/** Creates the passkey, and saves its codes. @returns the codes */
async function addPasskey(at: SignInPage): Promise<string[]> {
  await isAsked(at)
  await passkeyButton(at).click()
  await at.heading('Save your recovery codes').waitFor()
  const codes = await at.widget.locator('ol').getByRole('listitem').allTextContents()
  await at.widget.getByLabel('I have saved these codes').check()
  await press(at, 'Done')
  return codes
}

describe('a passkey as the second step', () => {
  test('is created first, counts once its codes are saved, is asked for at the next sign-in, and a recovery code takes its place', async () => {
    const { at, device } = await begin()
    await submitPassword(at)
    await isAsked(at)
    // the passkey stands first
    const rows = at.widget.locator('li button')
    expect(await rows.allTextContents()).toEqual([
      'PasskeyCounts as both steps',
      'Authenticator appWorks without a network',
    ])
    await isSignedOut(at)
    const [code = ''] = await addPasskey(at)
    await at.heading('Success!').waitFor()
    await isSignedIn(at)
    expect(await device.count()).toBe(1)

    const signInAgain = async () => {
      await at.page.context().clearCookies()
      await at.page.goto(at.origin())
      await at.submitEmail(ada)
      await submitPassword(at)
      await at.heading(confirm).waitFor()
      await isSignedOut(at)
    }
    await signInAgain()
    await device.setVerified(false)
    await press(at, 'Continue with a Passkey')
    await at.text(notProved).first().waitFor()
    await device.setVerified(true)
    await press(at, 'Continue with a Passkey')
    await at.heading('Success!').waitFor()
    await isSignedIn(at)

    await signInAgain()
    await press(at, 'Try another way')
    await press(at, 'Recovery code')
    await at.heading('Enter a recovery code').waitFor()
    // now: when axe ends, Chromium takes virtual authenticators away
    await expectAccessible(at.page)
    await recoveryField(at).fill(code)
    await press(at, 'Continue')
    await isSignedIn(at)
    await at.opened.expectNoErrors()
  })
})

describeInLongRun(
  'e2e/sign-in-passkey-step',
  'is created first, counts once its codes are saved, is asked for at the next sign-in, and a recovery code takes its place',
)('a passkey as the second step', () => {
  test.each(surfaces)(
    'by keyboard alone, 100 ms away, also after a reload, $name',
    async (surface) => {
      const { at } = await begin({ surface, prepare: addLatency })
      await submitPassword(at)
      await isAsked(at)
      await at.page.reload()
      await isAsked(at)
      await passkeyButton(at).focus()
      await at.page.keyboard.press('Enter')
      await at.heading('Save your recovery codes').waitFor()
      await at.widget.locator('h1:focus').waitFor()
      await at.widget.getByLabel('I have saved these codes').focus()
      await at.page.keyboard.press('Space')
      await at.page.keyboard.press('Tab')
      await at.page.keyboard.press('Enter')
      await isSignedIn(at)
      await at.opened.expectNoErrors()
    },
  )

  test('a prompt that is cancelled says so, and the app stays a way', async () => {
    const { at, device } = await begin()
    await submitPassword(at)
    await isAsked(at)
    await device.setVerified(false)
    await passkeyButton(at).click()
    await at.text(notProved).first().waitFor()
    await at.widget
      .getByRole('button', { name: 'Authenticator app Works without a network' })
      .click()
    await at.heading('Scan this code').waitFor()
    await press(at, 'Back')
    await isAsked(at)
    await device.setVerified(true)
    await addPasskey(at)
    await isSignedIn(at)
  })

  test('a card without passkeys, and a browser without them, offer the app alone', async () => {
    const without = await start({ mount: byPassword })
    await submitPassword(without.at)
    await isAsked(without.at)
    expect(await passkeyButton(without.at).count()).toBe(0)
    const { at } = await begin({
      prepare: (page) =>
        page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential')),
    })
    await submitPassword(at)
    await isAsked(at)
    expect(await passkeyButton(at).count()).toBe(0)
  })

  test('a device that is remembered is not asked again', async () => {
    const { at } = await begin()
    await submitPassword(at)
    await addPasskey(at)
    await isSignedIn(at)
    const signIn = async () => {
      await at.page.evaluate(() => Object(Reflect.get(window, 'portico')).client.session.revoke())
      await at.status.getByText('Signed out').waitFor()
      await at.page.goto(at.origin())
      await at.submitEmail(ada)
      await submitPassword(at)
    }
    await signIn()
    await at.heading(confirm).waitFor()
    await at.widget.getByLabel('Remember this device for 30 days').check()
    await press(at, 'Continue with a Passkey')
    await isSignedIn(at)
    await signIn()
    await isSignedIn(at)
  })

  test('in a window that began as well, the passkey of the other one is asked for', async () => {
    const { at } = await begin()
    await submitPassword(at)
    await isAsked(at)
    const context = await at.page.context().browser()?.newContext()
    const page = await context?.newPage()
    if (!page) throw new Error('No page.')
    await withoutAutofill(page)
    await addAuthenticator(page)
    await page.goto(at.page.url())
    const other = toSignInPage(page)
    await other.submitEmail(ada)
    await submitPassword(other)
    const [code = ''] = await addPasskey(other)
    await other.heading('Success!').waitFor()
    await context?.close()
    await passkeyButton(at).click()
    await at.heading(confirm).waitFor()
    await press(at, 'Try another way')
    await press(at, 'Recovery code')
    await recoveryField(at).fill(code)
    await press(at, 'Continue')
    await isSignedIn(at)
  })

  test.each(takeRows([320, 400, 720], [320]))('fits %i px, light and dark', async (width) => {
    const { at } = await begin()
    await at.page.setViewportSize({ width, height: 900 })
    await submitPassword(at)
    await isAsked(at)
    await expectFitting(at)
    // when axe ends, Chromium takes virtual authenticators away
    await addAuthenticator(at.page)
    await addPasskey(at)
    await isSignedIn(at)
    await at.page.context().clearCookies()
    await at.page.goto(at.origin())
    await at.submitEmail(ada)
    await submitPassword(at)
    await at.heading(confirm).waitFor()
    await expectFitting(at)
    await press(at, 'Try another way')
    await at.heading('Try another way').waitFor()
    await expectFitting(at)
    await press(at, 'Recovery code')
    await at.heading('Enter a recovery code').waitFor()
    await expectFitting(at)
    await press(at, 'Back')
    await press(at, 'Back')
    await press(at, 'Back')
    await at.heading(mainTitle).waitFor()
  })
})

describeInLongRun(
  'e2e/sign-in-passkey-step',
  'is created first, counts once its codes are saved, is asked for at the next sign-in, and a recovery code takes its place',
)('a passkey as the second step before consent', () => {
  const startApp = prepareClientApp()

  test('is created on the hosted page, and only then does the app learn of the user', async () => {
    const at = await startApp({
      project: { factors, identityProvider: toHostedBy('otp', 'passkeys') },
    })
    await addAuthenticator(at.page)
    await at.press('Sign in with Portico')
    await at.signIn(ada)
    const card = toSignInPage(at.page)
    await isAsked(card)
    expect(await at.page.getByRole('button', { name: 'Allow' }).count()).toBe(0)
    await addPasskey(card)
    await at.press('Allow')
    await at.waitForAccount()
    await at.opened.expectNoErrors()
  })
})
