/** The screens and states of the account; see `screen-states.ts`. */
import { recoveryCodes, users } from '@portico/contract'
import type { World } from '@portico/testkit'
import { toTotpCode } from '../compat/support/to-totp-code.ts'
import { wholeAccount } from './account-page.ts'
import { byCode } from './configurations.ts'
import { createSession } from './create-session.ts'
import type { Visit } from './journey.ts'
import type { ScreenState } from './screen-states.ts'
import { signInByCookie } from './sign-in-by-cookie.ts'
import { startRecovery } from './start-recovery.ts'

const ada = 'ada@example.com'

/** Opens the account, and a section of it by its id: rows are named in the language of the page. */
async function openSection(at: Visit, world: World, section?: string): Promise<void> {
  await signInByCookie(world, at.page, ada, at.origin())
  await at.open('/account')
  await at.widget.getByRole('navigation').waitFor()
  if (!section) return
  await at.widget.locator(`[data-section=${section}]`).click()
  await at.widget.locator('.st-account-place h1').waitFor()
}

/** Adds an authenticator app as far as its recovery codes, which are shown. */
async function addApp(at: Visit, world: World): Promise<void> {
  await openSection(at, world, 'secondStep')
  await at.widget.locator('.st-account-place .st-items button').first().click()
  await at.widget.locator('.st-app .st-text-button').click()
  const key = (await at.widget.locator('code').textContent()) ?? ''
  const code = toTotpCode(key.replaceAll(' ', ''), world.clock.now())
  await at.widget.locator('.st-otp-input').fill(code)
  await at.widget.locator('.st-codes').waitFor()
}

const states: Omit<ScreenState, 'sheet' | 'mount' | 'path'>[] = [
  { name: 'Overview', isWide: true, reach: (at, world) => openSection(at, world) },
  {
    name: 'Recovery under way',
    async reach(at, world) {
      await signInByCookie(world, at.page, ada, at.origin())
      await startRecovery(world)
      await at.open('/account')
      await at.widget.locator('.st-recovery').waitFor()
    },
  },
  { name: 'Language', reach: (at, world) => openSection(at, world, 'language') },
  {
    name: 'Email addresses',
    isWide: true,
    reach: (at, world) => openSection(at, world, 'emails'),
  },
  ...Object.entries({
    phones: 'Phone numbers',
    password: 'Password',
    passkeys: 'Passkeys',
    accounts: 'Connected accounts',
    wallets: 'Wallets',
    apps: 'Apps',
  }).map(([section, name]) => ({
    name,
    reach: (at: Visit, world: World) => openSection(at, world, section),
  })),
  {
    name: 'Question for a proof',
    isWide: true,
    async reach(at, world) {
      await openSection(at, world, 'password')
      const field = at.widget.locator('.st-account-place input[autocomplete=new-password]')
      await field.fill('nine copper submarines')
      // longer than a proof counts
      world.clock.advance(11 * 60_000)
      // once the password is judged
      await at.widget.locator('.st-account-place button[type=submit]:enabled').press('Enter')
      await at.widget.getByRole('dialog').getByRole('textbox').waitFor()
    },
  },
  {
    name: 'Device being renamed',
    async reach(at, world) {
      await openSection(at, world, 'devices')
      // a wide card has the list of the sections beside it
      const own = at.widget.locator('.st-account-place').getByRole('listitem').first()
      await own.locator('button').first().click()
      await own.getByRole('textbox').waitFor()
    },
  },
  { name: 'Second step', reach: (at, world) => openSection(at, world, 'secondStep') },
  {
    name: 'QR code of an authenticator app',
    async reach(at, world) {
      await openSection(at, world, 'secondStep')
      await at.widget.locator('.st-account-place .st-items button').first().click()
      await at.widget.locator('.st-qr').waitFor()
    },
  },
  { name: 'Recovery codes', reach: addApp },
  {
    name: 'Second step that is on',
    async reach(at, world) {
      await addApp(at, world)
      await at.widget.locator('.st-check input').check()
      await at.widget.locator('.st-account-place .st-button').click()
      await at.widget.locator('.st-account-place .st-item').first().waitFor()
    },
  },
  {
    name: 'Recovery codes without an app',
    reach: (at, world) => openSection(at, world, 'recoveryCodes'),
  },
  {
    name: 'Recovery codes, all used',
    isWide: true,
    async reach(at, world) {
      const session = await createSession(world, ada)
      const { data } = await world.call(recoveryCodes.create, undefined, { session })
      // a notice tells of each, and would be taken for the mail with the next code
      await world.inbox.next(ada)
      for (const recovery_code of data?.recovery_codes ?? []) {
        await world.call(recoveryCodes.authenticate, { email: ada, recovery_code })
        await world.inbox.next(ada)
      }
      // the service sends an address another code after a while
      world.clock.advance(61_000)
      await openSection(at, world, 'recoveryCodes')
      await at.widget.locator('.st-banner').waitFor()
    },
  },
  { name: 'Download my data', reach: (at, world) => openSection(at, world, 'download') },
  { name: 'Delete account', reach: (at, world) => openSection(at, world, 'deletion') },
]

/** Signs in, asks for the deletion, and signs in again. */
async function comeBack(at: Visit, world: World): Promise<void> {
  const session = await signInByCookie(world, at.page, ada, at.origin())
  await world.call(users.delete, { confirmation: 'delete' }, { session })
  await world.inbox.next(ada)
  await at.page.context().clearCookies()
  // the service sends an address another code after a while
  world.clock.advance(61_000)
  await at.open('/')
  await at.submitEmail(ada)
  await at.codeField.fill(await world.inbox.codeFor(ada))
  await at.text('Until then nothing is lost.').first().waitFor()
}

const withCodes: ScreenState['mount'] = { config: { ...byCode.config, recoveryCodes: true } }

/** Goes to the field for a recovery code. */
async function askForField(at: Visit): Promise<void> {
  await at.submitEmail(ada)
  await at.widget.getByRole('button', { name: 'Enter a recovery code' }).click()
  await at.heading('Enter a recovery code').waitFor()
}

/** Signs in with a recovery code. */
async function signInByCode(at: Visit, world: World): Promise<void> {
  const session = await createSession(world, ada)
  const { data } = await world.call(recoveryCodes.create, undefined, { session })
  // the service sends an address another code after a while
  world.clock.advance(61_000)
  await askForField(at)
  await at.widget.getByRole('textbox').fill(data?.recovery_codes[0] ?? '')
  await at.widget.getByRole('button', { name: 'Continue' }).click()
  await at.heading('You are signed in').waitFor()
}

export const accountScreenStates: readonly ScreenState[] = [
  ...states.map(
    (state): ScreenState => ({ ...state, sheet: 'account', mount: wholeAccount, path: null }),
  ),
  {
    name: 'Keep the account',
    sheet: 'account',
    mount: byCode,
    path: null,
    reach: comeBack,
  },
  { name: 'Field for a recovery code', sheet: 'account', mount: withCodes, reach: askForField },
  { name: 'Signed in by a recovery code', sheet: 'account', mount: withCodes, reach: signInByCode },
]
