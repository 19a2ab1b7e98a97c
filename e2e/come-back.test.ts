/** A user who signs in although the account is about to be deleted: they are asked whether to keep it, wherever they sign in. */

import { users } from '@portico/contract'
import { otp } from '@portico/contract/methods/otp'
import { expectAccessible, type World } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { wholeAccount } from './support/account-page.ts'
import { prepareClientApp } from './support/client-app-fixture.ts'
import { byCode } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { renderWith } from './support/render-with.ts'
import { main, shadow, surfaces } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const question = /^Your account will be deleted on \w+ \d+, \d{4}$/

/** Asks for the deletion of an account that is made for it. */
async function askForDeletion(world: World): Promise<void> {
  const sent = await world.call(otp.emailLoginOrCreate, { email: ada })
  const { data } = await world.call(otp.authenticate, {
    token: await world.inbox.codeFor(ada),
    method_id: sent.data?.method_id ?? '',
  })
  const session = data?.session_token ?? ''
  const asked = await world.call(users.delete, { confirmation: 'delete' }, { session })
  expect(asked.data?.deletes_at).toBeTruthy()
  await world.inbox.next(ada)
  // the service sends an address another code after a while
  world.clock.advance(61_000)
}

const button = (at: Visit, name: string) => at.widget.getByRole('button', { name, exact: true })
const listTypes = async (at: Visit) => (await at.events()).map(({ type }) => type)

describe('a user whose account is about to be deleted', () => {
  const startJourney = prepareJourneys()

  async function signIn(mount: typeof byCode, surface = main) {
    const { visit, world } = await startJourney({ surface })
    await askForDeletion(world)
    const at = await visit({ mount, profile: { viewport: { width: 440, height: 900 } } })
    await at.submitEmail(ada)
    await at.codeField.waitFor()
    await at.codeField.fill(await world.inbox.codeFor(ada))
    await at.widget.getByRole('heading', { name: question }).waitFor()
    return { at, world }
  }

  test.each(takeRows(surfaces, [shadow]))(
    'is asked after the sign-in, which is complete once they keep the account ($name)',
    async (surface) => {
      const { at } = await signIn(byCode, surface)
      await expectAccessible(at.page)
      expect(await listTypes(at)).not.toContain('AUTHENTICATE_FLOW_COMPLETE')
      await button(at, 'Keep my account').press('Enter')
      await at.heading('Success!').waitFor()
      await expect.poll(() => listTypes(at)).toContain('AUTHENTICATE_FLOW_COMPLETE')
      await at.opened.expectNoErrors()
    },
  )

  test('is signed out if they go on with the deletion, and is asked again at the next sign-in', async () => {
    const { at, world } = await signIn(byCode)
    await button(at, 'Go on with the deletion').click()
    await at.heading('Sign up or log in').waitFor()
    expect((await at.page.context().cookies()).map(({ name }) => name)).not.toContain(
      'stytch_session',
    )
    world.clock.advance(61_000)
    await at.submitEmail(ada)
    await at.codeField.fill(await world.inbox.codeFor(ada))
    await at.widget.getByRole('heading', { name: question }).waitFor()
    await at.opened.expectNoErrors()
  })

  inLongRun('e2e/account-languages')(
    'is asked in their language, and again after a reload where the page shows who is signed in',
    async () => {
      const { at } = await signIn({ config: { ...byCode.config, signedIn: true } })
      await renderWith(at.page, { locale: 'de' })
      await at.page.reload()
      await at.widget.getByRole('heading', { name: /^Your account will be deleted/ }).waitFor()
      await renderWith(at.page, { locale: 'de' })
      await at.widget.getByRole('heading', { name: /^Ihr Konto wird am .+ gelöscht$/ }).waitFor()
      await button(at, 'Mein Konto behalten').click()
      await at.text(ada).waitFor()
      await at.opened.expectNoErrors()
    },
  )

  test('is asked before the account is shown, which then has lost nothing', async () => {
    const { at } = await signIn({ config: { ...wholeAccount.config, ...byCode.config } })
    await at.open('/account')
    await at.widget.getByRole('heading', { name: question }).waitFor()
    expect(await at.widget.getByRole('navigation').count()).toBe(0)
    await expectAccessible(at.page)
    await button(at, 'Keep my account').press('Enter')
    await at.widget.getByRole('navigation', { name: 'Account' }).waitFor()
    await at.opened.expectNoErrors()
  })
})

describe('on the service’s own pages', () => {
  const start = prepareClientApp()

  test('such a user keeps the account before the app gets access', async () => {
    const at = await start()
    await askForDeletion(at.world)
    await at.press('Sign in with Portico')
    await at.signIn()
    await at.page.getByRole('heading', { name: question }).waitFor()
    await at.press('Keep my account')
    await at.press('Allow')
    await at.waitForAccount()
    await at.opened.expectNoErrors()
  })
})
