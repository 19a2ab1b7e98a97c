import { passwords } from '@portico/contract/methods/passwords'
import { expectAccessible, type World } from '@portico/testkit'
import { takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { byPasskey, byPassword } from './support/configurations.ts'
import { createGuardedAccount } from './support/create-guarded-account.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { arrive, listTitle, startTitle, successTitle } from './support/passkey-page.ts'
import { main } from './support/surfaces.ts'
import { addAuthenticator } from './support/virtual-authenticator.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const old = 'Seven wooden lighthouses 7'
const fresh = 'Nine copper submarines 9'
const insufficient =
  'This change needs a fresh proof, and a second factor if an authenticator app guards the account. Authenticate again, with a code from the app or a recovery code if there is one, and try again.'
const title = "Confirm it's you"

const codeField = ({ widget }: Visit) =>
  widget.getByRole('textbox', { name: 'Code from your authenticator app' })
const recoveryField = ({ widget }: Visit) => widget.getByRole('textbox', { name: 'Recovery code' })
const press = ({ widget }: Visit, name: string) => widget.getByRole('button', { name }).click()

const logIn = async (world: World, password: string) =>
  (await world.call(passwords.authenticate, { email: ada, password })).status

describe('a further factor, asked for in place', () => {
  const start = prepareJourneys()

  /** At the reset form, with a new password sent off. */
  async function reset() {
    const journey = await start({ surface: main })
    const { world } = journey
    const app = await createGuardedAccount(world, ada, old)
    const at = await journey.visit({ mount: byPassword })
    await at.submitEmail(ada)
    await press(at, 'Forgot Password?')
    const { links } = await world.inbox.next(ada)
    await at.page.goto(links.find(({ kind }) => kind === 'reset_password')?.url ?? '')
    await at.passwordField.fill(fresh)
    await press(at, 'Continue')
    await at.heading(title).waitFor()
    await at.widget.locator('input:focus').waitFor()
    return { world, at, app }
  }

  test('a reset by e-mail asks for a code from the authenticator app, again after going back to the form; a wrong one is reported at the field, the right one continues', async () => {
    const { world, at, app } = await reset()
    await expectAccessible(at.page)
    await press(at, 'Back')
    await at.heading('Reset your password').waitFor()
    expect(await at.passwordField.inputValue()).toBe(fresh)
    await press(at, 'Continue')
    await at.widget.locator('input:focus').waitFor()
    const right = app.takeCode()
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    expect(await codeField(at).evaluate((input) => input.matches(':focus'))).toBe(true)
    await at.page.keyboard.type(wrong)
    await at.text('The code is wrong or expired, please try again.').first().waitFor()
    expect(await codeField(at).getAttribute('aria-invalid')).toBe('true')
    await at.page.keyboard.type(right)
    await at.heading('Success!').waitFor()
    expect(await logIn(world, fresh)).toBe(200)
  })

  test('a recovery code is accepted instead of the app’s code, with the keyboard alone', async () => {
    const { world, at, app } = await reset()
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.press('Enter')
    await recoveryField(at).waitFor()
    await expectAccessible(at.page)
    await at.page.keyboard.type('0000-0000-0000-0000')
    await at.page.keyboard.press('Enter')
    await at.text('The recovery code is wrong or already used, please try again.').first().waitFor()
    await at.page.keyboard.type(app.recoveryCodes[0] ?? '')
    await at.page.keyboard.press('Enter')
    await at.heading('Success!').waitFor()
    expect(await logIn(world, fresh)).toBe(200)
  })

  inLongRun('e2e/passkeys')(
    'a passkey is created after a code, and deleted after another one',
    async () => {
      const journey = await start({ surface: main })
      const { world } = journey
      const app = await createGuardedAccount(world, ada)
      const at = await journey.visit({ path: null, mount: byPasskey })
      await addAuthenticator(at.page)
      const passkeys = await arrive(world, at)
      await passkeys.createButton.click()
      await at.heading(title).waitFor()
      await press(at, 'Back')
      await at.heading(startTitle).waitFor()
      await passkeys.createButton.click()
      await codeField(at).fill(app.takeCode())
      await at.heading(successTitle).waitFor()

      world.clock.advance(11 * 60_000)
      await passkeys.openRegistration()
      await passkeys.skipButton.click()
      await at.heading(listTitle).waitFor()
      const [name = ''] = await passkeys.names()
      await passkeys.bin(name).click()
      await press(at, 'Delete')
      await at.heading(title).waitFor()
      await codeField(at).fill(app.takeCode())
      await at.heading(listTitle).waitFor()
      expect(await passkeys.names()).toEqual([])
      expect(await at.heading(listTitle).evaluate((heading) => heading.matches(':focus'))).toBe(
        true,
      )
      expect(await at.errors()).toEqual([insufficient])
    },
  )
})
