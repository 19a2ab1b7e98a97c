/** A password on a device that its user has never used: the card asks for the code in a mail, and a known device is not asked. */
import { otp } from '@portico/contract/methods/otp'
import { passwords } from '@portico/contract/methods/passwords'
import { expectAccessible, type World } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { toFactors } from '@portico/testkit/world'
import { describe, expect } from 'vitest'
import { prepareClientApp } from './support/client-app-fixture.ts'
import { describeInLongRun } from './support/in-long-run.ts'
import type { Visit } from './support/journey.ts'
import { toSignInPage } from './support/sign-in-page.ts'
import {
  ada,
  expectFitting,
  isSignedIn,
  mainTitle,
  password,
  prepareSteps,
  press,
  submitPassword,
  toHostedBy,
  tooLate,
  type Way,
} from './support/step-journeys.ts'
import { surfaces } from './support/surfaces.ts'
import { toWrongCode } from './support/to-wrong-code.ts'
import { addLatency } from './support/watch-callbacks.ts'

const test = takeTurns(import.meta.url)

const title = 'Check your email'
const wrong = 'Invalid passcode, please try again.'
const factors = toFactors({ newDevice: true })

/** Creates a user with a proved address and a password, on another device. */
async function createUser(world: World): Promise<void> {
  const sent = await world.call(otp.emailLoginOrCreate, { email: ada })
  const { data } = await world.call(otp.authenticate, {
    token: await world.inbox.codeFor(ada),
    method_id: sent.data?.method_id ?? '',
  })
  const session = data?.session_token ?? ''
  await world.call(passwords.resetBySession, { password }, { session })
  // the notice of it
  await world.inbox.next(ada)
}

const start = prepareSteps(factors, createUser)

/** At the question, after the right password. */
async function begin(way?: Way) {
  const begun = await start(way)
  await submitPassword(begun.at)
  return begun
}

async function logIn(at: Visit) {
  await at.submitEmail(ada)
  await submitPassword(at)
}

/** Ends the session, as the page would. */
const signOut = async (at: Visit) => {
  await at.page.evaluate(() => Object(Reflect.get(window, 'portico')).client.session.revoke())
  await at.status.getByText('Signed out').waitFor()
}

describe('a password on a new device', () => {
  test('the card asks for the code in the mail, also after a reload; the same device is not asked again', async () => {
    const { world, at } = await begin()
    await at.heading(title).waitFor()
    await at.text('We do not know this device yet.').waitFor()
    await at.text('a•••@example.com').waitFor()
    await at.widget.locator('input:focus').waitFor()
    await expectAccessible(at.page)
    expect(await at.status.textContent()).toBe('Signed out')
    const code = await world.inbox.codeFor(ada)
    await at.page.keyboard.type(toWrongCode(code))
    await at.text(wrong).first().waitFor()
    await at.page.reload()
    await at.heading(title).waitFor()
    await at.text('a•••@example.com').waitFor()
    await at.widget.locator('input:focus').waitFor()
    await at.page.keyboard.type(code)
    await at.heading('Success!').waitFor()
    await isSignedIn(at)
    expect(await at.errors()).toEqual([])
    await signOut(at)
    await at.page.reload()
    await logIn(at)
    await isSignedIn(at)
    await at.opened.expectNoErrors()
  })
})

describeInLongRun(
  'e2e/new-device',
  'the card asks for the code in the mail, also after a reload; the same device is not asked again',
)('a password on a new device', () => {
  test.each(surfaces)('another code is sent where it was asked for, $name', async (surface) => {
    const { world, at } = await begin({ surface })
    await at.heading(title).waitFor()
    const first = await world.inbox.codeFor(ada)
    await at.resendButton.click()
    await at.text('Code sent').waitFor()
    const second = await world.inbox.codeFor(ada)
    if (first !== second) {
      await at.codeField.fill(first)
      await at.text(wrong).first().waitFor()
    }
    await at.codeField.fill(second)
    await isSignedIn(at)
    await at.opened.expectNoErrors()
  })

  test('by keyboard alone, 100 ms away, with digits of another script', async () => {
    const { world, at } = await begin({ prepare: addLatency })
    await at.widget.locator('input:focus').waitFor()
    const code = await world.inbox.codeFor(ada)
    await at.page.keyboard.insertText(
      code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
    )
    await isSignedIn(at)
  })

  test('a code that came too late leads back to the beginning', async () => {
    const { world, at } = await begin()
    await at.heading(title).waitFor()
    const code = await world.inbox.codeFor(ada)
    world.clock.advance(11 * 60_000)
    await at.codeField.fill(code)
    await at.text(tooLate).first().waitFor()
    await press(at, 'Back')
    await at.heading(mainTitle).waitFor()
    expect(await at.status.textContent()).toBe('Signed out')
    await logIn(at)
    await at.codeField.fill(await world.inbox.codeFor(ada))
    await isSignedIn(at)
  })

  test('a reload while the service cannot be reached says so, and reads again', async () => {
    const { world, at } = await begin()
    await at.heading(title).waitFor()
    await at.page.route('**/second_steps', (route) => route.abort())
    await at.page.reload()
    await at.widget.getByRole('alert').getByText('could not be reached').waitFor()
    await expectAccessible(at.page)
    await at.page.unroute('**/second_steps')
    await press(at, 'Try again')
    await at.codeField.fill(await world.inbox.codeFor(ada))
    await isSignedIn(at)
  })

  test('the mail says that the password was right, and its button ends it', async () => {
    const { world, at } = await begin()
    await at.heading(title).waitFor()
    const mail = await world.inbox.next(ada)
    expect(mail.text).toContain('Someone entered your password on a device that we do not know.')
    const page = await at.page.context().newPage()
    await page.goto(mail.links.find(({ kind }) => kind === 'not_me')?.url ?? '')
    await page.getByRole('button').first().click()
    await page.getByRole('heading', { name: 'Your password is locked' }).waitFor()
    await expectAccessible(page)
    await at.codeField.fill(mail.code ?? '')
    await at.text(tooLate).first().waitFor()
  })

  test.each(takeRows([320, 400, 720], [400]))('fits %i px, light and dark', async (width) => {
    const { at } = await begin()
    await at.page.setViewportSize({ width, height: 800 })
    await at.heading(title).waitFor()
    await expectFitting(at)
  })
})

describeInLongRun(
  'e2e/new-device',
  'the card asks for the code in the mail, also after a reload; the same device is not asked again',
)('a password on a new device before consent', () => {
  const startApp = prepareClientApp()

  test('the hosted page asks, and only then does the app learn of the user', async () => {
    const at = await startApp({
      project: { factors, identityProvider: toHostedBy('passwords') },
    })
    await createUser(at.world)
    at.world.clock.advance(61_000)
    await at.press('Sign in with Portico')
    const { page } = at
    const card = toSignInPage(page)
    await card.submitEmail(ada)
    await card.passwordField.fill(password)
    await card.passwordField.press('Enter')
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await page.getByRole('button', { name: 'Allow' }).count()).toBe(0)
    await page
      .getByRole('textbox', { name: 'One-time passcode' })
      .fill(await at.world.inbox.codeFor(ada))
    await at.press('Allow')
    await at.waitForAccount()
  })
})
