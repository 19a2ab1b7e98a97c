/**
 * A user who has lost the phone, the mailbox, or both: how each gets in again, and how long their hands are busy. The times are
 * printed, since a machine's speed must not fail a test.
 */

import { totps } from '@portico/contract'
import { passwords } from '@portico/contract/methods/passwords'
import { expectAccessible, type World } from '@portico/testkit'
import { takeTurns } from '@portico/testkit/run'
import { toFactors } from '@portico/testkit/world'
import { describe, expect } from 'vitest'
import { toTotpCode } from './compat/support/to-totp-code.ts'
import { wholeAccount } from './support/account-page.ts'
import { createGuardedAccount } from './support/create-guarded-account.ts'
import { describeInLongRun } from './support/in-long-run.ts'
import { passDays } from './support/pass-days.ts'
import type { SignInPage } from './support/sign-in-page.ts'
import { startRecovery } from './support/start-recovery.ts'
import {
  ada,
  isSignedIn,
  password,
  prepareSteps,
  press,
  submitPassword,
} from './support/step-journeys.ts'

const test = takeTurns(import.meta.url)

const factors = toFactors({ require: 'optional', wayBackDays: 7 })
const begin = prepareSteps(factors, (world) => createGuardedAccount(world, ada, password))

/** Prints how long a part of a journey took. */
function startWatch(what: string) {
  const since = performance.now()
  return (more = '') => {
    const seconds = ((performance.now() - since) / 1_000).toFixed(1)
    process.stdout.write(`${what}: ${seconds} s of the user's time${more}\n`)
  }
}

/** Proves the first step without a page. @returns what proves the second one */
async function logIn(world: World) {
  const { error } = await world.call(passwords.authenticate, {
    email: ada,
    password,
    session_duration_minutes: 30,
  })
  const intermediate_session_token = String(error?.error_details?.intermediate_session_token)
  return (totp_code: string) =>
    world.call(totps.authenticate, { intermediate_session_token, totp_code })
}

/** Shows a recovery code in place of the app. */
async function showCode(at: SignInPage, code = '') {
  await submitPassword(at)
  await at.heading('Enter passcode').waitFor()
  await press(at, 'Try another way')
  await press(at, 'Recovery code')
  await at.widget.getByRole('textbox', { name: 'Recovery code' }).fill(code)
  await press(at, 'Continue')
  await at.heading('You are signed in').waitFor()
  await at.text('That code is used up. 9 of 10 are left.').waitFor()
}

describe('a lost phone', () => {
  test('is replaced by a recovery code and a new phone, without an operator; the old app is worthless afterwards', async () => {
    const { world, at, user: lost } = await begin()
    const tell = startWatch('lost phone')
    await showCode(at, lost.recoveryCodes[0])
    await expectAccessible(at.page)
    await press(at, 'Set up a new phone')
    await at.heading('Scan this code').waitFor()
    await press(at, 'Enter a key instead')
    const key = (await at.widget.locator('code').textContent()) ?? ''
    const code = () => toTotpCode(key.replaceAll(' ', ''), world.clock.now())
    await at.widget.getByRole('textbox', { name: 'Code from the app' }).fill(code())
    await at.heading('Save your recovery codes').waitFor()
    await at.widget.getByLabel('I have saved these codes').check()
    await press(at, 'Done')
    await at.heading('You are signed in').waitFor()
    await isSignedIn(at)
    tell()
    expect((await at.events()).map(({ type }) => type)).toEqual(['AUTHENTICATE_FLOW_COMPLETE'])

    world.clock.advance(30_000)
    const prove = await logIn(world)
    expect((await prove(lost.peekCode())).status).toBe(401)
    expect((await prove(code())).status).toBe(200)
    await at.opened.expectNoErrors()
  })
})

describeInLongRun(
  'e2e/lost',
  'is replaced by a recovery code and a new phone, without an operator; the old app is worthless afterwards',
)('what is lost', () => {
  test('the phone alone: who goes back from the new app keeps the old one, and its codes', async () => {
    const { world, at, user: lost } = await begin()
    await showCode(at, lost.recoveryCodes[0])
    await press(at, 'Set up a new phone')
    await at.heading('Scan this code').waitFor()
    await press(at, 'Back')
    await at.text('That code is used up. 9 of 10 are left.').waitFor()
    await press(at, 'Continue')
    await isSignedIn(at)
    const prove = await logIn(world)
    expect((await prove(lost.takeCode())).status).toBe(200)
  })

  test('the mailbox alone: the password and the app let in, and a new address becomes the primary one', async () => {
    const { world, at, user: app } = await begin({ mount: wholeAccount })
    const tell = startWatch('lost mailbox')
    await submitPassword(at)
    await at.widget
      .getByRole('textbox', { name: 'Code from your authenticator app' })
      .fill(app.takeCode())
    await isSignedIn(at)
    await at.open('/account')
    await at.widget.getByRole('button', { name: /^Email addresses/ }).click()
    await press(at, 'Add an email address')
    await at.widget.getByRole('textbox', { name: 'Email' }).fill('new@example.com')
    await press(at, 'Send code')
    const code = await world.inbox.codeFor('new@example.com')
    await at.widget.getByRole('textbox', { name: 'One-time passcode' }).fill(code)
    await at.widget.getByRole('button', { name: 'More for new@example.com' }).click()
    await at.widget.getByRole('menuitem', { name: 'Make primary' }).click()
    await at
      .text(/new@example.com is now your primary address/)
      .first()
      .waitFor()
    tell()
  })

  test('phone and codes: seven days', async () => {
    const { world, at } = await begin()
    const tell = startWatch('lost phone and codes')
    await submitPassword(at)
    await at.heading('Enter passcode').waitFor()
    await press(at, 'Try another way')
    await press(at, 'I have none of these')
    await press(at, 'Send code')
    await at.widget
      .getByRole('textbox', { name: 'One-time passcode' })
      .fill(await world.inbox.codeFor(ada))
    await at.widget.getByRole('heading', { name: /^Your second step goes away/ }).waitFor()
    await passDays(world)
    await at.page.evaluate(() => sessionStorage.clear())
    await at.open('/')
    await at.submitEmail(ada)
    await submitPassword(at)
    await isSignedIn(at)
    tell(', and 7 days')
  })

  test('phone, codes and mailbox: the host gives a new address and removes the app, and nothing changes for seven days', async () => {
    const { world, at } = await begin()
    const tell = startWatch('lost phone, codes and mailbox')
    await startRecovery(world)
    const call = async (method: string, path: string, body?: string) => {
      const { projectId, secret } = world.project
      const authorization = `Basic ${btoa(`${projectId}:${secret}`)}`
      const headers = { authorization, 'content-type': 'application/json' }
      const answer = await fetch(`${world.origin}/v1/${path}`, { method, headers, body })
      expect(answer.status).toBe(200)
      return answer.json()
    }
    await passDays(world)
    const { results } = await call('POST', 'users/search', '{}')
    await call('DELETE', `users/totps/${results[0].totps[0].totp_id}`, '{}')
    const { page } = at
    await page.goto(await world.inbox.linkFor('found@example.com'))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Your primary address was changed' }).waitFor()
    tell(', and 7 days')
    const account = { email: 'found@example.com', password, session_duration_minutes: 30 }
    expect((await world.call(passwords.authenticate, account)).status).toBe(200)
  })
})
