/** Recovery codes for everyone: users make them in the account, and get in with one when they cannot read their mail. */
import { recoveryCodes, users } from '@portico/contract'
import { expectAccessible, type World } from '@portico/testkit'
import { takeFirst, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { openAccount } from './support/account-page.ts'
import { byAnyCode, byCode, byLink } from './support/configurations.ts'
import { createSession } from './support/create-session.ts'
import type { MountOptions } from './support/host-options.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { main, shadow } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const narrow = { viewport: { width: 440, height: 900 } }
/** Longer than a proof counts. */
const later = 11 * 60_000

const withCodes = ({ config, ...mount }: MountOptions): MountOptions => ({
  ...mount,
  config: { ...config, recoveryCodes: true },
})
const offered = withCodes(byCode)

/** Makes the codes of an account without a screen. */
async function makeCodes(world: World): Promise<readonly string[]> {
  const session = await createSession(world, ada)
  const { data } = await world.call(recoveryCodes.create, undefined, { session })
  await world.inbox.next(ada)
  // the service sends an address another code after a while
  world.clock.advance(61_000)
  return data?.recovery_codes ?? []
}

const button = ({ widget }: Visit, name: string) =>
  widget.getByRole('button', { name, exact: true })
const codeField = ({ widget }: Visit) =>
  widget.getByRole('textbox', { name: 'Recovery code', exact: true })
const listTypes = async (at: Visit) => (await at.events()).map(({ type }) => type)

/** Goes from Main to the field for a recovery code. */
async function askForField(at: Visit) {
  await at.submitEmail(ada)
  await at.text('No access to that mailbox?').waitFor()
  await button(at, 'Enter a recovery code').click()
  await at.heading('Enter a recovery code').waitFor()
}

describe('recovery codes', () => {
  const startJourney = prepareJourneys()

  test.each(takeFirst([main, shadow]))(
    'users make them in the account and read them once; one of them signs in below the code that they cannot read ($name)',
    async (surface) => {
      const journey = await startJourney({ surface })
      const { world } = journey
      const at = await journey.visit({ mount: offered, profile: narrow })
      const account = await openAccount(world, at)
      await account.row('Recovery codes None').press('Enter')
      await at.heading('Recovery codes').waitFor()
      await expectAccessible(at.page)
      world.clock.advance(later)
      await account.button('Make recovery codes').press('Enter')
      await account.question.getByText('To make new recovery codes.').waitFor()
      await account.question.getByRole('textbox').fill(await world.inbox.codeFor(ada))
      await at.heading('Save your recovery codes').waitFor()
      await expectAccessible(at.page)
      const codes = await at.widget.locator('ol').getByRole('listitem').allTextContents()
      expect(new Set(codes).size).toBe(10)
      expect(await account.button('Done').isDisabled()).toBe(true)
      expect(await account.button('Back').count()).toBe(0)
      await at.widget.getByLabel('I have saved these codes').check()
      await account.button('Done').click()
      await at.text('10 of 10 left').waitFor()
      await account.button('Back').click()
      await account.row('Recovery codes 10 codes left').waitFor()

      await at.page.context().clearCookies()
      world.clock.advance(61_000)
      await at.open('/account')
      await askForField(at)
      await at.widget.locator('input:focus').waitFor()
      await expectAccessible(at.page)
      await codeField(at).fill(codes[0] ?? '')
      await codeField(at).press('Enter')
      await at.heading('You are signed in').waitFor()
      await at.text('That code is used up. 9 of 10 are left.').waitFor()
      await expectAccessible(at.page)
      await button(at, 'Continue').press('Enter')
      await account.row('Recovery codes 9 codes left').waitFor()
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/accounts/recovery-codes/recovery-codes')(
    'a wrong code is refused at its field; the back arrow leads to the code, which still signs in',
    async () => {
      const journey = await startJourney({ surface: main })
      const { world } = journey
      await makeCodes(world)
      const at = await journey.visit({ mount: offered, profile: narrow })
      await askForField(at)
      await codeField(at).fill('aaaa-bbbb-cccc-dddd')
      await button(at, 'Continue').click()
      await at.widget.locator('input[aria-invalid=true]').waitFor()
      await expectAccessible(at.page)
      await at.backButton.click()
      await at.codeField.fill(await world.inbox.codeFor(ada))
      await at.heading('Success!').waitFor()
    },
  )

  inLongRun('packages/service/src/accounts/recovery-codes/recovery-codes')(
    'a login says that the sign-in is complete once the user has read how many are left; a session that ends leads to the form',
    async () => {
      const journey = await startJourney({ surface: main })
      const [code = ''] = await makeCodes(journey.world)
      const at = await journey.visit({ mount: withCodes(byLink), profile: narrow })
      await askForField(at)
      await codeField(at).fill(code)
      await button(at, 'Continue').click()
      await at.text('9 of 10 left').waitFor()
      expect(await listTypes(at)).not.toContain('AUTHENTICATE_FLOW_COMPLETE')
      await button(at, 'Continue').click()
      await expect.poll(() => listTypes(at)).toContain('AUTHENTICATE_FLOW_COMPLETE')
      expect(await button(at, 'Continue').count()).toBe(0)
      await at.page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
      await at.emailField.waitFor()
    },
  )

  inLongRun('e2e/come-back')(
    'a user whose account is about to be deleted is asked first whether to keep it, and then reads how many are left',
    async () => {
      const journey = await startJourney({ surface: main })
      const { world } = journey
      const [code = ''] = await makeCodes(world)
      const session = await createSession(world, ada)
      await world.call(users.delete, { confirmation: 'delete' }, { session })
      await world.inbox.next(ada)
      world.clock.advance(61_000)
      const at = await journey.visit({ mount: withCodes(byLink), profile: narrow })
      await askForField(at)
      await codeField(at).fill(code)
      await button(at, 'Continue').click()
      await button(at, 'Keep my account').click()
      await at.text('9 of 10 left').waitFor()
      await button(at, 'Continue').click()
      await expect.poll(() => listTypes(at)).toContain('AUTHENTICATE_FLOW_COMPLETE')
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/accounts/recovery-codes/recovery-codes')(
    'below the code in a text message, the question is about the phone',
    async () => {
      const journey = await startJourney({
        surface: main,
        world: { project: { phones: { countries: ['US'] } } },
      })
      const at = await journey.visit({ mount: withCodes(byAnyCode), profile: narrow })
      await at.submitPhone('2015550140')
      await at.text('No access to that phone?').waitFor()
      await button(at, 'Enter a recovery code').click()
      await codeField(at).fill('aaaa-bbbb-cccc-dddd')
      await button(at, 'Continue').click()
      await at.widget.locator('input[aria-invalid=true]').waitFor()
    },
  )

  inLongRun('packages/service/src/accounts/recovery-codes/recovery-codes')(
    'no login leads to their field unless the page offers them',
    async () => {
      const journey = await startJourney({ surface: main })
      const at = await journey.visit({ mount: byCode, profile: narrow })
      await at.submitEmail(ada)
      await at.codeField.waitFor()
      expect(await button(at, 'Enter a recovery code').count()).toBe(0)
    },
  )

  inLongRun('packages/service/src/accounts/recovery-codes/recovery-codes')(
    'the list warns of the last three, and new codes end the earlier ones',
    async () => {
      const journey = await startJourney({ surface: main })
      const { world } = journey
      const codes = await makeCodes(world)
      for (const recovery_code of codes.slice(3)) {
        await world.call(recoveryCodes.authenticate, { email: ada, recovery_code })
        await world.inbox.next(ada)
      }
      const at = await journey.visit({ mount: offered, profile: narrow })
      const account = await openAccount(world, at)
      await account.row('Recovery codes Only 3 left').click()
      await at.text('Only 3 recovery codes are left. Make new ones.').waitFor()
      await expectAccessible(at.page)
      await account.button('New codes').click()
      await at.text(/The earlier ones have stopped working/).waitFor()
    },
  )

  inLongRun('packages/service/src/accounts/recovery-codes/recovery-codes')(
    'an account without codes says so, and one that has used all of them warns',
    async () => {
      const journey = await startJourney({ surface: main })
      const { world } = journey
      const before = await journey.visit({ mount: offered, profile: narrow })
      const fresh = await openAccount(world, before)
      await fresh.button('Recovery codes None').waitFor()
      const codes = await makeCodes(world)
      for (const recovery_code of codes) {
        await world.call(recoveryCodes.authenticate, { email: ada, recovery_code })
        await world.inbox.next(ada)
      }
      const at = await journey.visit({ mount: offered, profile: narrow })
      const account = await openAccount(world, at)
      await account.row('Recovery codes None left').click()
      await at.text('None left').first().waitFor()
      await expectAccessible(at.page)
      await account.button('Make recovery codes').click()
      await at.heading('Save your recovery codes').waitFor()
    },
  )

  inLongRun('packages/service/src/accounts/recovery-codes/recovery-codes')(
    'a page that lets users only read shows how many are left, and no act',
    async () => {
      const journey = await startJourney({ surface: main })
      await makeCodes(journey.world)
      const mount = { config: { ...offered.config, parts: { recoveryCodes: 'read' } } }
      const at = await journey.visit({ mount, profile: narrow })
      const account = await openAccount(journey.world, at)
      await account.row('Recovery codes').click()
      await at.text('10 of 10 left').waitFor()
      expect(await account.button('New codes').count()).toBe(0)
    },
  )
})
