/** A code by text message as a second step: the account turns it on beside the app, and a sign-in is completed by it. */

import { languages, secondSteps, totps } from '@portico/contract'
import { otp } from '@portico/contract/methods/otp'
import { passwords } from '@portico/contract/methods/passwords'
import { expectAccessible, type World } from '@portico/testkit'
import { takeTurns } from '@portico/testkit/run'
import { toFactors } from '@portico/testkit/world'
import { allTexts } from '@portico/widget/parts'
import { describe, expect } from 'vitest'
import { toTotpCode } from './compat/support/to-totp-code.ts'
import { wholeAccount } from './support/account-page.ts'
import { prepareClientApp } from './support/client-app-fixture.ts'
import { byPassword } from './support/configurations.ts'
import { findNarrowFaults } from './support/find-narrow-faults.ts'
import { findReversed, findUnaligned } from './support/find-unmirrored.ts'
import { describeInLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { renderWith } from './support/render-with.ts'
import { type SignInPage, toSignInPage } from './support/sign-in-page.ts'
import {
  ada,
  expectFitting,
  isSignedIn,
  isSignedOut,
  password,
  prepareSteps,
  press,
  submitPassword,
  toHostedBy,
} from './support/step-journeys.ts'
import { main, surfaces } from './support/surfaces.ts'
import { toWrongCode } from './support/to-wrong-code.ts'
import { readTexts } from './support/translations.ts'
import { addLatency } from './support/watch-callbacks.ts'

const test = takeTurns(import.meta.url)

const number = '+12015550123'
const masked = '+1 ••• ••• 123'
const factors = toFactors({ require: 'optional', kinds: ['passkey', 'totp', 'sms'] })
const phones = { phones: { countries: ['US' as const] } }

/** Makes an account with a password and an app, and maybe a number, which may be a second step as well. */
async function createUser(world: World, phone: 'none' | 'number' | 'step') {
  const sent = await world.call(otp.emailLoginOrCreate, { email: ada })
  const { data } = await world.call(otp.authenticate, {
    token: await world.inbox.codeFor(ada),
    method_id: sent.data?.method_id ?? '',
  })
  let session = data?.session_token ?? ''
  const set = await world.call(passwords.resetBySession, { password }, { session })
  session = set.data?.session_token ?? ''
  const app = await world.call(totps.create, {}, { session })
  const secret = app.data?.secret ?? ''
  const totp_code = toTotpCode(secret, world.clock.now())
  const proved = await world.call(totps.authenticate, { totp_code }, { session })
  session = proved.data?.session_token ?? ''
  const own = {
    takeCode() {
      world.clock.advance(30_000)
      return toTotpCode(secret, world.clock.now())
    },
  }
  if (phone === 'none') return own
  const texted = await world.call(otp.smsSendSecondary, { phone_number: number }, { session })
  const entered = await world.call(
    otp.authenticate,
    { token: await world.inbox.codeFor(number), method_id: texted.data?.method_id ?? '' },
    { session },
  )
  session = entered.data?.session_token ?? ''
  const phone_id = entered.data?.user.phone_numbers[0]?.phone_id ?? ''
  if (phone === 'step') {
    const added = await world.call(secondSteps.addSms, { phone_id }, { session })
    expect(added.data?.user_id).toBe(data?.user_id)
  }
  return own
}

const startJourney = prepareJourneys()
const begin = prepareSteps(factors, (world) => createUser(world, 'number'), phones)
const beginWithSms = prepareSteps(factors, (world) => createUser(world, 'step'), phones)

const beginWithoutNumber = prepareSteps(factors, (world) => createUser(world, 'none'), phones)

const appField = ({ widget }: SignInPage) =>
  widget.getByRole('textbox', { name: 'Code from your authenticator app' })
const codeField = ({ widget }: SignInPage) =>
  widget.getByRole('textbox', { name: 'One-time passcode' })
const smsRow = ({ widget }: SignInPage) => widget.getByRole('button', { name: /^Text message/ })

/** Chooses the text message at the question for the app. */
async function chooseSms(at: SignInPage) {
  await appField(at).waitFor()
  await press(at, 'Try another way')
  await smsRow(at).click()
  await at.text(masked).waitFor()
  await codeField(at).waitFor()
}

/** English sentences: a word alone may be the same in another language. */
const english = new Set(Object.values(allTexts).filter((text) => text.includes(' ')))

/** Looks at a screen of the account in every language, and goes back to English. */
async function expectInEveryLanguage({ page }: Pick<Visit, 'page'>) {
  const faults: string[] = []
  for (const [tag, direction] of Object.entries(languages)) {
    await renderWith(page, { locale: tag })
    const findLeft = async () => (await readTexts(page)).filter((text) => english.has(text))
    // its file may still be loading
    if (tag !== 'en') await expect.poll(findLeft, { message: tag }).toEqual([])
    for (const width of [320, 400]) {
      const found = await findNarrowFaults(page, width)
      faults.push(...found.map((fault) => `${tag}, ${width} px: ${fault}`))
    }
    if (direction !== 'rtl') continue
    await expectAccessible(page)
    faults.push(...(await findReversed(page)), ...(await findUnaligned(page)))
  }
  expect(faults).toEqual([])
  await renderWith(page, { locale: 'en' })
}

describe('a second step by text message', () => {
  test('the account turns it on with the app and a code to the number, and the next sign-in is completed by it', async () => {
    const { world, at, user: app } = await begin({ mount: wholeAccount })
    await submitPassword(at)
    await appField(at).fill(app.takeCode())
    await isSignedIn(at)
    await at.open('/account')
    await at.widget.getByRole('button', { name: /^Second step/ }).click()
    await smsRow(at).click()
    await at.heading('Use text messages').waitFor()
    await at.text('Who takes over your phone number gets your codes too.').waitFor()
    await at.text(number).waitFor()
    await expectAccessible(at.page)
    await press(at, 'Send code')
    await codeField(at).fill(await world.inbox.codeFor(number))
    await at.text('Text messages are on.').first().waitFor()
    await at.text(number).waitFor()
    await expectAccessible(at.page)

    await at.page.context().clearCookies()
    await at.open('/')
    await at.submitEmail(ada)
    await submitPassword(at)
    await chooseSms(at)
    await expectAccessible(at.page)
    await isSignedOut(at)
    const code = await world.inbox.codeFor(number)
    await codeField(at).fill(toWrongCode(code))
    await at.text('Invalid passcode, please try again.').first().waitFor()
    await codeField(at).fill(code)
    await isSignedIn(at)
  })
})

describeInLongRun(
  'e2e/sms-step',
  'the account turns it on with the app and a code to the number, and the next sign-in is completed by it',
)('a second step by text message', () => {
  test.each(surfaces)(
    'a sign-in is completed by it 100 ms away and after a reload, another code voids the first, $name',
    async (surface) => {
      const { world, at } = await beginWithSms({ surface, prepare: addLatency })
      await submitPassword(at)
      await chooseSms(at)
      await expectFitting(at)
      await at.page.reload()
      await chooseSms(at)
      const [first, second] = [await world.inbox.codeFor(number), await world.inbox.codeFor(number)]
      if (first !== second) {
        await codeField(at).fill(first)
        await at.text('Invalid passcode, please try again.').first().waitFor()
      }
      await codeField(at).fill(second)
      await isSignedIn(at)
    },
  )

  test('a page of another site completes a sign-in by it, too', async () => {
    const journey = await startJourney({
      surface: main,
      world: { project: { ...phones, factors } },
    })
    const { world, host } = journey
    await createUser(world, 'step')
    const at = await journey.visit({ mount: byPassword, path: null })
    await at.page.goto(host.origin.replace('localhost', '127.0.0.1'))
    await at.submitEmail(ada)
    await submitPassword(at)
    await chooseSms(at)
    await codeField(at).fill(await world.inbox.codeFor(number))
    await isSignedIn(at)
  })

  test('five wrong codes lock it, and the app still lets the user in', async () => {
    const { world, at, user: app } = await beginWithSms()
    await submitPassword(at)
    await chooseSms(at)
    const code = await world.inbox.codeFor(number)
    for (let guess = 0; guess < 6; guess++) {
      const answered = at.page.waitForResponse(
        (response) =>
          response.url().endsWith('/second_steps/sms/authenticate') &&
          response.request().method() === 'POST',
      )
      await codeField(at).fill(toWrongCode(code, guess + 1))
      await answered
    }
    await at
      .text(/^Too many failed authentication attempts/)
      .first()
      .waitFor()
    await expectFitting(at)
    await press(at, 'Try another way')
    await at.widget.getByRole('button', { name: 'Authenticator app' }).click()
    await appField(at).fill(app.takeCode())
    await isSignedIn(at)
  })

  test('another tab that completes the sign-in by it takes this one along', async () => {
    const { world, at } = await beginWithSms()
    await submitPassword(at)
    await chooseSms(at)
    await world.inbox.codeFor(number)
    const tab = await at.opened.openTab()
    await tab.goto(at.page.url())
    const other = toSignInPage(tab)
    await other.submitEmail(ada)
    await submitPassword(other)
    await chooseSms(other)
    await codeField(other).fill(await world.inbox.codeFor(number))
    await isSignedIn(at)
  })

  test('the account takes a new number, 100 ms away, and asks for the app where it was proved long ago', async () => {
    const {
      world,
      at,
      user: app,
    } = await beginWithoutNumber({
      mount: wholeAccount,
      prepare: addLatency,
    })
    await submitPassword(at)
    await appField(at).fill(app.takeCode())
    await isSignedIn(at)
    await at.open('/account')
    await at.widget.getByRole('button', { name: /^Second step/ }).click()
    await smsRow(at).click()
    await at.heading('Use text messages').waitFor()
    await expectFitting(at)
    world.clock.advance(11 * 60_000)
    await at.widget.getByRole('textbox', { name: 'Phone number' }).fill('201 555 0123')
    await press(at, 'Send code')
    const question = at.widget.getByRole('dialog', { name: "Confirm it's you" })
    await question.getByRole('textbox').first().fill(app.takeCode())
    await at.heading('Enter passcode').waitFor()
    await expectFitting(at)
    await codeField(at).fill(await world.inbox.codeFor(number))
    await at.text('Text messages are on.').first().waitFor()
    await at.text(number).waitFor()
  })

  test('the account turns it off after a question for the app, and the next sign-in offers none', async () => {
    const { world, at, user: app } = await beginWithSms({ mount: wholeAccount })
    await submitPassword(at)
    await appField(at).fill(app.takeCode())
    await isSignedIn(at)
    await at.open('/account')
    await at.widget.getByRole('button', { name: /^Second step/ }).click()
    await at.text(number).waitFor()
    world.clock.advance(11 * 60_000)
    await at.widget.getByRole('button', { name: 'Turn off Text message' }).click()
    const question = at.widget.getByRole('dialog', { name: "Confirm it's you" })
    await question.getByRole('textbox').first().fill(app.takeCode())
    await at.text('Text messages are off.').first().waitFor()
    await smsRow(at).waitFor()
    await at.page.context().clearCookies()
    await at.open('/')
    await at.submitEmail(ada)
    await submitPassword(at)
    await press(at, 'Try another way')
    await at.widget.getByRole('button', { name: 'Recovery code' }).waitFor()
    expect(await smsRow(at).count()).toBe(0)
  })
  test('its screens in the account fit a phone in every language, and have no English words', {
    timeout: 180_000,
  }, async () => {
    const { world, at, user: app } = await begin({ mount: wholeAccount })
    await submitPassword(at)
    await appField(at).fill(app.takeCode())
    await isSignedIn(at)
    await at.open('/account')
    await at.widget.getByRole('button', { name: /^Second step/ }).click()
    await smsRow(at).waitFor()
    await expectInEveryLanguage(at)
    await smsRow(at).click()
    await at.heading('Use text messages').waitFor()
    await expectInEveryLanguage(at)
    await at.heading('Use text messages').waitFor()
    await press(at, 'Send code')
    await codeField(at).waitFor()
    await expectInEveryLanguage(at)
    await codeField(at).fill(await world.inbox.codeFor(number))
    await at.text('Text messages are on.').first().waitFor()
  })

  const startApp = prepareClientApp()

  test('it completes a sign-in on the hosted page, and the app learns of the user after consent', async () => {
    const identityProvider = toHostedBy('passwords')
    const at = await startApp({ project: { ...phones, factors, identityProvider } })
    const { world } = at
    await createUser(world, 'step')
    world.clock.advance(61_000)
    await at.press('Sign in with Portico')
    const card = toSignInPage(at.page)
    await card.submitEmail(ada)
    await submitPassword(card)
    await chooseSms(card)
    await codeField(card).fill(await world.inbox.codeFor(number))
    await at.press('Allow')
    await at.waitForAccount()
    await at.opened.expectNoErrors()
  })
})
