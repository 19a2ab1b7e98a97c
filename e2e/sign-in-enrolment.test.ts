/** A project that requires a second step: a user who has none adds one on the card, and only then is signed in. */
import { passwords } from '@portico/contract/methods/passwords'
import { expectAccessible, type World } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { toFactors } from '@portico/testkit/world'
import { describe, expect } from 'vitest'
import { toTotpCode } from './compat/support/to-totp-code.ts'
import { prepareClientApp } from './support/client-app-fixture.ts'
import { byCode, byLink, byPassword } from './support/configurations.ts'
import { describeInLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
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
  tooLate,
} from './support/step-journeys.ts'
import { toStrictPolicy } from './support/strict-policy.ts'
import { main, surfaces } from './support/surfaces.ts'
import { toWrongCode } from './support/to-wrong-code.ts'
import { addLatency } from './support/watch-callbacks.ts'

const test = takeTurns(import.meta.url)

const asksForStep = /^.+ asks for a second step$/
const wrong = 'The code is wrong or expired, please try again.'
const factors = toFactors({ require: 'required' })

const isAsked = ({ widget }: SignInPage) =>
  widget.getByRole('heading', { name: asksForStep, level: 1 }).waitFor()
const appButton = ({ widget }: SignInPage) =>
  widget.getByRole('button', { name: 'Authenticator app Works without a network' })
const codeField = ({ widget }: SignInPage) =>
  widget.getByRole('textbox', { name: 'Code from the app' })
const secondStepField = ({ widget }: SignInPage) =>
  widget.getByRole('textbox', { name: 'Code from your authenticator app' })
/** Reads the key as a user types it, and returns what the app then shows. */
async function readApp(world: World, at: SignInPage) {
  await at.heading('Scan this code').waitFor()
  await press(at, 'Enter a key instead')
  const key = (await at.widget.locator('code').textContent()) ?? ''
  const secret = key.replaceAll(' ', '')
  return { show: () => toTotpCode(secret, world.clock.now()) }
}

/** Adds an app up to the recovery codes. */
async function addApp(world: World, at: SignInPage) {
  await isAsked(at)
  await appButton(at).click()
  const app = await readApp(world, at)
  await codeField(at).fill(app.show())
  await at.heading('Save your recovery codes').waitFor()
  return app
}

async function save(at: SignInPage) {
  await at.widget.getByLabel('I have saved these codes').check()
  await press(at, 'Done')
}

const start = prepareJourneys()
/** At Main, with an account that has a password and no second step. */
const begin = prepareSteps(factors, (world) =>
  world.call(passwords.create, { email: ada, password, session_duration_minutes: 30 }),
)
/** The same where it is required from a later day on. */
const beginBefore = prepareSteps(
  toFactors({ require: 'required', from: Date.UTC(2126, 0, 9, 12) }),
  (world) => world.call(passwords.create, { email: ada, password, session_duration_minutes: 30 }),
)
/** The same where it is optional, and offered. */
const offering = toFactors({ require: 'optional', offer: true })
const beginOffered = prepareSteps(offering, (world) =>
  world.call(passwords.create, { email: ada, password }),
)
const logIn = submitPassword

describe('a second step that is added during a sign-in', () => {
  test('the card asks for one, checks the first code of the app, begins anew after a reload, and starts the session once the recovery codes are saved', async () => {
    const { world, at } = await begin()
    await logIn(at)
    await isAsked(at)
    await at.text('You are nearly in. Set one up now, it takes a minute.').waitFor()
    await expectAccessible(at.page)
    await addApp(world, at)
    await isSignedOut(at)
    await at.page.reload()
    await isAsked(at)
    await isSignedOut(at)

    await appButton(at).click()
    await at.widget.getByRole('img', { name: 'QR code. You can enter a key instead.' }).waitFor()
    await expectAccessible(at.page)
    const app = await readApp(world, at)
    await expectAccessible(at.page)
    await codeField(at).fill(toWrongCode(app.show()))
    await at.text(wrong).first().waitFor()
    await codeField(at).fill(app.show())
    await at.heading('Save your recovery codes').waitFor()
    expect(await at.widget.locator('ol').getByRole('listitem').count()).toBe(10)
    await expectAccessible(at.page)
    expect(await at.widget.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true)
    await isSignedOut(at)
    await save(at)
    await at.heading('Success!').waitFor()
    await isSignedIn(at)
    await expectAccessible(at.page)
    expect((await at.events()).map(({ type }) => type)).toEqual(['AUTHENTICATE_FLOW_COMPLETE'])

    // the next sign-in asks for the code
    world.clock.advance(30_000)
    await at.page.context().clearCookies()
    await at.page.goto(at.origin())
    await at.submitEmail(ada)
    await logIn(at)
    await secondStepField(at).fill(app.show())
    await isSignedIn(at)
    await at.opened.expectNoErrors()
  })
})

describe('a second step that can be put off', () => {
  test('the card says until which day, also after a reload, and “Not now” signs in without one', async () => {
    const { at } = await beginBefore()
    await logIn(at)
    await isAsked(at)
    const day = at.text('You can still put it off until Jan 9, 2126.')
    await day.waitFor()
    await expectAccessible(at.page)
    await at.page.reload()
    await day.waitFor()
    await isSignedOut(at)
    await press(at, 'Not now')
    await at.heading('Success!').waitFor()
    await isSignedIn(at)
    expect((await at.events()).map(({ type }) => type)).toEqual(['AUTHENTICATE_FLOW_COMPLETE'])
    await at.opened.expectNoErrors()
  })
})

const proof = [
  'e2e/sign-in-enrolment',
  'the card asks for one, checks the first code of the app, begins anew after a reload, and starts the session once the recovery codes are saved',
] as const

describeInLongRun(...proof)('a second step that is added during a sign-in', () => {
  test.each(surfaces)('after a link and a passcode, $name', async (surface) => {
    const byMail = await begin({ surface, mount: byLink })
    const { links } = await byMail.world.inbox.next(ada)
    await byMail.at.page.goto(links[0]?.url ?? '')
    await addApp(byMail.world, byMail.at)
    await save(byMail.at)
    await isSignedIn(byMail.at)

    const { world, at } = await begin({ surface, mount: byCode })
    await at.codeField.fill(await world.inbox.codeFor(ada))
    await addApp(world, at)
    await save(at)
    await isSignedIn(at)
    await at.opened.expectNoErrors()
  })

  test('by keyboard alone, 100 ms away, and the focus follows', async () => {
    const { world, at } = await begin({ prepare: addLatency })
    await logIn(at)
    await isAsked(at)
    await at.widget.locator('h1:focus').waitFor()
    const { keyboard } = at.page
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await at.heading('Scan this code').waitFor()
    await at.widget.locator('h1:focus').waitFor()
    const link = at.widget.getByRole('button', { name: 'Enter a key instead' })
    await link.focus()
    await keyboard.press('Enter')
    const key = (await at.widget.locator('code').textContent()) ?? ''
    await codeField(at).focus()
    await keyboard.type(toTotpCode(key.replaceAll(' ', ''), world.clock.now()))
    await at.heading('Save your recovery codes').waitFor()
    await at.widget.locator('h1:focus').waitFor()
    await at.widget.getByLabel('I have saved these codes').focus()
    await keyboard.press('Space')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await isSignedIn(at)
  })

  test('says that it came too late, and “Sign out” leads to the beginning', async () => {
    const { world, at } = await begin()
    await logIn(at)
    await isAsked(at)
    world.clock.advance(11 * 60_000)
    await appButton(at).click()
    await at.text(tooLate).first().waitFor()
    await expectAccessible(at.page)
    await press(at, 'Sign out')
    await at.heading(mainTitle).waitFor()
    await isSignedOut(at)
    await at.submitEmail(ada)
    await logIn(at)
    await addApp(world, at)
    await save(at)
    await isSignedIn(at)
  })

  test('says that another tab has begun anew, and goes on where that tab has completed it', async () => {
    const { world, at } = await begin()
    await logIn(at)
    await isAsked(at)
    await appButton(at).click()
    const first = await readApp(world, at)
    const page = await at.page.context().newPage()
    await page.goto(at.page.url())
    const other = toSignInPage(page)
    await other.submitEmail(ada)
    await logIn(other)
    await addApp(world, other)
    await codeField(at).fill(first.show())
    await at
      .text(/in another window/)
      .first()
      .waitFor()
    await isAsked(at)
    await expectAccessible(at.page)
    await save(other)
    await other.heading('Success!').waitFor()
    await at.heading('Success!').waitFor()
    await isSignedIn(at)
  })

  test('asks for the code of an app that was added elsewhere meanwhile', async () => {
    const { world, at } = await begin()
    await logIn(at)
    await isAsked(at)
    // another browser
    const browser = at.page.context().browser()
    const context = await browser?.newContext()
    const page = await context?.newPage()
    if (!page) throw new Error('No page.')
    await page.goto(at.page.url())
    const other = toSignInPage(page)
    await other.submitEmail(ada)
    await logIn(other)
    const app = await addApp(world, other)
    await save(other)
    await other.heading('Success!').waitFor()
    await context?.close()
    world.clock.advance(30_000)
    await appButton(at).click()
    await secondStepField(at).fill(app.show())
    await isSignedIn(at)
  })

  test('comes after the code in the mail, where the device is new', async () => {
    const { world, visit, welcomeUrl } = await start({
      surface: main,
      policy: toStrictPolicy(),
      world: { project: { factors: { ...factors, newDevice: true } } },
    })
    // a reset by mail proves the address
    await world.call(passwords.create, { email: ada, password })
    await world.call(passwords.resetByEmailStart, {
      email: ada,
      login_redirect_url: welcomeUrl,
      reset_password_redirect_url: new URL('/reset', welcomeUrl).href,
    })
    const { links } = await world.inbox.next(ada)
    const { url = '' } = links.find(({ kind }) => kind === 'reset_password') ?? {}
    const token = new URL(url).searchParams.get('token') ?? ''
    await world.call(passwords.resetByEmail, { token, password, session_duration_minutes: 30 })
    // the notice of it
    await world.inbox.next(ada)
    const at = await visit({ mount: byPassword })
    await at.submitEmail(ada)
    await logIn(at)
    await at.heading('Check your email').waitFor()
    await at.codeField.fill(await world.inbox.codeFor(ada))
    await addApp(world, at)
    await isSignedOut(at)
    await save(at)
    await isSignedIn(at)
    await at.opened.expectNoErrors()
  })

  test.each(takeRows([320, 400, 720], [320]))('fits %i px, light and dark', async (width) => {
    const { world, at } = await begin()
    await at.page.setViewportSize({ width, height: 900 })
    const look = () => expectFitting(at)
    await logIn(at)
    await isAsked(at)
    await look()
    await appButton(at).click()
    await at.heading('Scan this code').waitFor()
    await look()
    const app = await readApp(world, at)
    await look()
    await codeField(at).fill(app.show())
    await at.heading('Save your recovery codes').waitFor()
    await look()
  })
})

const putOffProof = [
  'e2e/sign-in-enrolment',
  'the card says until which day, also after a reload, and “Not now” signs in without one',
] as const

describeInLongRun(...putOffProof)('a second step that can be put off', () => {
  test('an offer stands once, and the next sign-in goes on without it', async () => {
    const { at } = await beginOffered()
    await logIn(at)
    await at.heading('Add a second step').waitFor()
    await expectFitting(at)
    await press(at, 'Not now')
    await isSignedIn(at)
    await at.page.context().clearCookies()
    await at.page.goto(at.origin())
    await at.submitEmail(ada)
    await logIn(at)
    await isSignedIn(at)
    await at.opened.expectNoErrors()
  })

  test('an offer is taken in another tab, and the card asks for the code instead of putting it off', async () => {
    const { world, at } = await beginOffered()
    await logIn(at)
    await at.heading('Add a second step').waitFor()
    const browser = at.page.context().browser()
    const context = await browser?.newContext()
    const page = await context?.newPage()
    if (!page) throw new Error('No page.')
    await page.goto(at.page.url())
    const other = toSignInPage(page)
    await other.submitEmail(ada)
    await logIn(other)
    await appButton(other).click()
    const app = await readApp(world, other)
    await codeField(other).fill(app.show())
    await save(other)
    await other.heading('Success!').waitFor()
    await context?.close()
    await press(at, 'Not now')
    world.clock.advance(30_000)
    await secondStepField(at).fill(app.show())
    await isSignedIn(at)
  })
})

describeInLongRun(...putOffProof)('an offer on the way to a client app', () => {
  const startApp = prepareClientApp()

  test('is not made, and the sign-in goes on by itself', async () => {
    const at = await startApp({ project: { factors: offering } })
    await at.press('Sign in with Portico')
    await at.signIn(ada)
    await at.press('Allow')
    await at.waitForAccount()
    await at.opened.expectNoErrors()
  })
})

describeInLongRun(...proof)('a second step that is added before consent', () => {
  const startApp = prepareClientApp()

  test('on the hosted page, and only then does the app learn of the user', async () => {
    const at = await startApp({ project: { factors } })
    await at.press('Sign in with Portico')
    await at.signIn(ada)
    const card = toSignInPage(at.page)
    await isAsked(card)
    expect(await at.page.getByRole('button', { name: 'Allow' }).count()).toBe(0)
    await addApp(at.world, card)
    await save(card)
    await at.press('Allow')
    await at.waitForAccount()
    await at.opened.expectNoErrors()
  })

  test('on the page to which a mailed link leads', async () => {
    const at = await startApp({
      project: { factors, identityProvider: toHostedBy('emailMagicLinks') },
    })
    const { world, page } = at
    await at.press('Sign in with Portico')
    await page.getByRole('textbox', { name: 'Email' }).fill(ada)
    await at.press('Continue with email')
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.goto(await world.inbox.linkFor(ada))
    const card = toSignInPage(page)
    await addApp(world, card)
    await save(card)
    await at.press('Allow')
    await at.waitForAccount()
  })
})
