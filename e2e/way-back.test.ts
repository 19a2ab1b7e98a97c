/** A user who has none of their second steps, in a project that lets them in after some days. */
import { expectAccessible, type World } from '@portico/testkit'
import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import { createTestProject, toFactors } from '@portico/testkit/world'
import { describe, expect } from 'vitest'
import { prepareClientApp } from './support/client-app-fixture.ts'
import { createGuardedAccount } from './support/create-guarded-account.ts'
import { describeInLongRun } from './support/in-long-run.ts'
import { passDays } from './support/pass-days.ts'
import type { SignInPage } from './support/sign-in-page.ts'
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
} from './support/step-journeys.ts'
import { surfaces } from './support/surfaces.ts'
import { toWrongCode } from './support/to-wrong-code.ts'
import { addLatency } from './support/watch-callbacks.ts'

const test = takeTurns(import.meta.url)

const day = 86_400_000
const question = 'Enter passcode'
const offer = 'Get in without your second step'
const days = /^Your second step goes away on \w+ \d+, \d{4}$/
const stays = 'This was stopped. Your second step stays.'

const factors = toFactors({ require: 'optional', wayBackDays: 7 })
const begin = prepareSteps(factors, (world) => createGuardedAccount(world, ada, password))
/** The same where the project lets no such user in, and says where it gives help. */
const beginWithout = prepareSteps(
  { ...factors, wayBackDays: 0 },
  (world) => createGuardedAccount(world, ada, password),
  { brand: { ...createTestProject().brand, helpUrl: 'mailto:help@example.com' } },
)

/** Leads from the question to what a user can do who has none of the steps. */
async function haveNone(at: SignInPage) {
  await at.heading(question).waitFor()
  await press(at, 'Try another way')
  await at.heading('Try another way').waitFor()
  await press(at, 'I have none of these')
}

/** Starts the days. */
async function startDays(world: World, at: SignInPage) {
  await haveNone(at)
  await at.heading(offer).waitFor()
  await press(at, 'Send code')
  await at.heading('Check your email').waitFor()
  await at.widget
    .getByRole('textbox', { name: 'One-time passcode' })
    .fill(await world.inbox.codeFor(ada))
  await at.widget.getByRole('heading', { name: days }).waitFor()
}

describe('a user without the second step', () => {
  test('starts the days with a code from the mailbox, reads until when after a reload, and gets in with the password once they are over', async () => {
    const { world, at } = await begin()
    await submitPassword(at)
    await haveNone(at)
    await at.heading(offer).waitFor()
    for (const sentence of [
      'This takes 7 days, so that nobody else can do it behind your back.',
      'For 7 days we tell every address and device of yours.',
      'If nobody objects, your second step is removed and you sign in with your password.',
    ]) {
      await at.text(sentence).waitFor()
    }
    await expectAccessible(at.page)
    await press(at, 'Send code')
    await at.heading('Check your email').waitFor()
    const code = await world.inbox.codeFor(ada)
    await at.page.keyboard.type(toWrongCode(code))
    await at.text('Invalid passcode, please try again.').first().waitFor()
    await at.widget.getByRole('textbox', { name: 'One-time passcode' }).fill(code)
    await at.widget.getByRole('heading', { name: days }).waitFor()
    await expectAccessible(at.page)
    await isSignedOut(at)
    await at.page.reload()
    await haveNone(at)
    await at.widget.getByRole('heading', { name: days }).waitFor()
    await passDays(world)
    for (const heading of ['Try another way', question, mainTitle]) {
      await press(at, 'Back')
      await at.heading(heading).waitFor()
    }
    await at.submitEmail(ada)
    await submitPassword(at)
    await isSignedIn(at)
    await at.opened.expectNoErrors()
  })
})

describeInLongRun(
  'e2e/way-back',
  'starts the days with a code from the mailbox, reads until when after a reload, and gets in with the password once they are over',
)('a user without the second step', () => {
  test.each(takeFirst(surfaces))(
    'stops the days, by keyboard alone, 100 ms away, $name',
    async (surface) => {
      const { world, at } = await begin({ surface, prepare: addLatency })
      await submitPassword(at)
      const act = (name: string) =>
        at.widget.getByRole('button', { name, exact: true }).press('Enter')
      await at.heading(question).waitFor()
      await act('Try another way')
      await act('I have none of these')
      await act('Send code')
      await at.widget.getByRole('textbox', { name: 'One-time passcode' }).waitFor()
      await at.page.keyboard.type(await world.inbox.codeFor(ada))
      await at.widget.getByRole('heading', { name: days }).waitFor()
      await act('Stop this')
      await at.text(stays).first().waitFor()
      await expectAccessible(at.page)
      await act('Send code')
      await at.heading('Check your email').waitFor()
      await at.opened.expectNoErrors()
    },
  )

  test('who has found it goes back to the question, and its code stops the days', async () => {
    const { world, at, user: app } = await begin()
    await submitPassword(at)
    await startDays(world, at)
    await press(at, 'I found it, sign in now')
    await at.heading(question).waitFor()
    await at.widget
      .getByRole('textbox', { name: 'Code from your authenticator app' })
      .fill(app.takeCode())
    await isSignedIn(at)
    expect(await world.storage.recoveries.listDue(world.clock.now() + 8 * day, 1)).toEqual([])
  })

  test('a project that lets no such user in says so, and where it gives help', async () => {
    const { at } = await beginWithout()
    await submitPassword(at)
    await haveNone(at)
    await at.heading(offer).waitFor()
    await at.text('Without your second step nobody can let you in here.').waitFor()
    const help = at.widget.getByRole('link', { name: 'help@example.com' })
    expect(await help.getAttribute('href')).toBe('mailto:help@example.com')
    expect(await at.widget.getByRole('button', { name: 'Send code' }).count()).toBe(0)
    await expectFitting(at)
  })

  test('says without a connection that it cannot go on, and goes on with one', async () => {
    const { at } = await begin()
    await submitPassword(at)
    await at.heading(question).waitFor()
    await at.page.context().setOffline(true)
    await press(at, 'Try another way')
    await at.widget.getByRole('alert').first().waitFor()
    await at.heading(question).waitFor()
    await at.page.context().setOffline(false)
    await haveNone(at)
    await at.heading(offer).waitFor()
  })

  test.each(takeRows([320, 400, 720], [320]))('fits %i px, light and dark', async (width) => {
    const { world, at } = await begin()
    await at.page.setViewportSize({ width, height: 900 })
    await submitPassword(at)
    await at.heading(question).waitFor()
    await press(at, 'Try another way')
    await at.heading('Try another way').waitFor()
    await expectFitting(at)
    await press(at, 'I have none of these')
    await at.heading(offer).waitFor()
    await expectFitting(at)
    await press(at, 'Send code')
    await at.heading('Check your email').waitFor()
    const code = await world.inbox.codeFor(ada)
    await at.widget.getByRole('textbox', { name: 'One-time passcode' }).fill(code)
    await at.widget.getByRole('heading', { name: days }).waitFor()
    await expectFitting(at)
  })
})

describeInLongRun(
  'e2e/way-back',
  'starts the days with a code from the mailbox, reads until when after a reload, and gets in with the password once they are over',
)('a user without the second step before consent', () => {
  const startApp = prepareClientApp()

  test('starts the days on the hosted page, and the app learns of the user once they have found it', async () => {
    const at = await startApp({ project: { factors, identityProvider: toHostedBy('otp') } })
    const { world } = at
    const app = await createGuardedAccount(world, ada)
    world.clock.advance(61_000)
    await at.press('Sign in with Portico')
    await at.signIn(ada)
    world.clock.advance(61_000)
    const card = toSignInPage(at.page)
    await startDays(world, card)
    expect(await at.page.getByRole('button', { name: 'Allow' }).count()).toBe(0)
    await press(card, 'I found it, sign in now')
    const field = at.page.getByRole('textbox', { name: 'Code from your authenticator app' })
    await field.fill(app.takeCode())
    await at.press('Allow')
    await at.waitForAccount()
    await at.opened.expectNoErrors()
  })
})
