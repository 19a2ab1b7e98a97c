/** The screens and states of the account; see `screen-states.ts`. */
import { recoveryCodes, users } from '@portico/contract'
import type { World } from '@portico/testkit'
import { createEthereumAccount, installWallets, knownWallets } from '@portico/testkit/wallets'
import type { Page } from 'playwright-core'
import { toTotpCode } from '../compat/support/to-totp-code.ts'
import { wholeAccount } from './account-page.ts'
import { byCode } from './configurations.ts'
import { createSession } from './create-session.ts'
import type { Visit } from './journey.ts'
import { requireStepOfUser } from './require-step-of-user.ts'
import type { ScreenState } from './screen-states.ts'
import { signInByCookie } from './sign-in-by-cookie.ts'
import { signUpByPhone, signUpByWallet } from './sign-up-without-mail.ts'
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

/** Turns an authenticator app on. */
async function turnAppOn(at: Visit, world: World): Promise<void> {
  await addApp(at, world)
  await at.widget.locator('.st-check input').check()
  await at.widget.locator('.st-account-place .st-button').click()
  await at.widget.locator('.st-account-place .st-item').first().waitFor()
}

type Answered = (page: Page) => Promise<unknown>

/** Gives the user what is made up here, in each answer that has the user. */
const give =
  (more: object): Answered =>
  async (page) => {
    const answer: Parameters<Page['route']>[1] = async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue()
      const response = await route.fetch()
      const { data } = await response.json()
      const user = { ...data.user, ...more }
      await route.fulfill({ response, json: { data: { ...data, ...more, user } } })
    }
    const paths = ['users/me', 'sessions/authenticate', 'totps/complete']
    for (const path of paths) await page.route(`**/${path}`, answer)
  }

const phone_number = '+351912345678'
/** Answers as for a project with text messages, and a user with a number, which is a second step or can be one; or with none. */
const offerSms =
  (isOn: boolean | null): Answered =>
  async (page) => {
    const phone = { phone_id: 'phone-number-test-1', phone_number, verified: true }
    const own = isOn === null ? [] : [{ ...phone, ...(isOn && { is_second_step: true }) }]
    await give({ phone_numbers: own })(page)
    await page.route('**/totps', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const response = await route.fetch()
      const { data } = await response.json()
      await route.fulfill({ response, json: { data: { ...data, addable: isOn ? [] : ['sms'] } } })
    })
  }

const passkeys = ['iPhone, Face ID', 'MacBook Pro, Touch ID', 'Security key'].map((name, i) => ({
  webauthn_registration_id: `webauthn-registration-test-${i}`,
  domain: 'localhost',
  user_agent: '',
  authenticator_type: 'platform',
  verified: true,
  name,
  created_at: `2026-0${i + 1}-20T12:00:00Z`,
  last_used_at: i === 2 ? null : `2026-0${i + 3}-14T12:00:00Z`,
}))
/** The same in every picture. */
const ethereum = createEthereumAccount(new Uint8Array(32).fill(7))
const wallets = [
  { crypto_wallet_type: 'ethereum', crypto_wallet_address: ethereum.address },
  {
    crypto_wallet_type: 'solana',
    crypto_wallet_address: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  },
].map((wallet, i) => ({ ...wallet, crypto_wallet_id: `wallet-test-${i}`, verified: true }))
const google = {
  oauth_user_registration_id: 'oauth-user-test-1',
  provider_subject: '1',
  provider_type: 'Google',
  profile_picture_url: '',
  locale: '',
}

/** Adds an address that is proved, and opens the addresses. */
async function openTwoEmails(at: Visit, world: World): Promise<void> {
  const work = 'ada@work.example'
  const session = await createSession(world, ada)
  const { data } = await world.call(users.addEmail, { email: work }, { session })
  const code = await world.inbox.codeFor(work)
  await world.call(users.proveEmail, { code, method_id: data?.method_id ?? '' }, { session })
  // notices tell of it, and would be taken for the mail with the next code
  for (const address of [ada, work]) await world.inbox.next(address)
  world.clock.advance(61_000)
  await openSection(at, world, 'emails')
}

/** Asks for the download of a user without a mailbox, whose proof is too old. */
async function askForProof(at: Visit, world: World, value: string): Promise<void> {
  await at.page.context().addCookies([{ name: 'stytch_session', value, url: at.origin() }])
  await at.open('/account')
  await at.widget.getByRole('navigation').waitFor()
  world.clock.advance(11 * 60_000)
  await at.widget.locator('[data-section=download]').click()
  await at.widget.locator('.st-account-place .st-button').press('Enter')
  await at.widget.getByRole('dialog').waitFor()
}

const withRows: Omit<ScreenState, 'sheet' | 'mount' | 'path'>[] = [
  {
    name: 'Passkeys, with rows',
    isWide: true,
    prepare: give({ webauthn_registrations: passkeys }),
    reach: (at, world) => openSection(at, world, 'passkeys'),
  },
  {
    name: 'Connected accounts, with rows',
    isWide: true,
    prepare: give({ providers: [google] }),
    reach: (at, world) => openSection(at, world, 'accounts'),
  },
  {
    name: 'Wallets, with rows',
    isWide: true,
    prepare: give({ crypto_wallets: wallets }),
    reach: (at, world) => openSection(at, world, 'wallets'),
  },
  {
    name: 'Wallet that is the only way in',
    prepare: (page) => installWallets(page, [knownWallets.Metamask]),
    async reach(at, world) {
      const value = await signUpByWallet(world, ethereum)
      await at.page.context().addCookies([{ name: 'stytch_session', value, url: at.origin() }])
      await at.open('/account')
      await at.widget.locator('[data-section=wallets]').click()
      const rows = at.widget.locator('.st-account-place').getByRole('listitem')
      await rows.getByRole('button').press('Enter')
      await at.widget.locator('.st-only-way').waitFor()
    },
  },
  {
    name: 'Address that was removed',
    isWide: true,
    async reach(at, world) {
      await openTwoEmails(at, world)
      const rows = at.widget.locator('.st-account-place').getByRole('listitem')
      await rows.filter({ hasText: 'work' }).getByRole('button').press('Enter')
      await at.widget.getByRole('menuitem').last().press('Enter')
      await at.widget.locator('.st-item-gone').waitFor()
    },
  },
  {
    name: 'Question for a code to the number',
    isWide: true,
    async reach(at, world) {
      await askForProof(at, world, await signUpByPhone(world, '+14155550132'))
      await at.widget.getByRole('dialog').getByRole('textbox').waitFor()
    },
  },
  {
    name: 'Question for a signature',
    prepare: (page) => installWallets(page, [knownWallets.Metamask, knownWallets.Coinbase]),
    reach: async (at, world) => askForProof(at, world, await signUpByWallet(world, ethereum)),
  },
]

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
    reach: turnAppOn,
  },
  {
    name: 'Second step to choose beside a passkey',
    async prepare(page) {
      await page.route('**/projects/bootstrap/*', async (route) => {
        const response = await route.fetch()
        const { data } = await response.json()
        const kinds = ['passkey', 'totp', 'sms']
        data.second_step = { require: 'required', remember_days: 0, kinds }
        await route.fulfill({ response, json: { data } })
      })
      await offerSms(false)(page)
    },
    async reach(at, world) {
      await openSection(at, world, 'secondStep')
      const rows = at.widget.locator('.st-account-place .st-items button.st-item')
      await rows.nth(2).waitFor()
    },
  },
  {
    name: 'Text messages to turn on',
    prepare: offerSms(false),
    async reach(at, world) {
      await turnAppOn(at, world)
      await at.widget.locator('.st-account-place .st-items button.st-item').click()
      await at.widget.locator('.st-account-place .st-stack .st-button').waitFor()
    },
  },
  {
    name: 'Text messages to turn on for a new number',
    prepare: offerSms(null),
    async reach(at, world) {
      await turnAppOn(at, world)
      await at.widget.locator('.st-account-place .st-items button.st-item').click()
      await at.widget.locator('.st-account-place input[type=tel]').waitFor()
    },
  },
  {
    name: 'Second step with text messages',
    prepare: offerSms(true),
    async reach(at, world) {
      await turnAppOn(at, world)
      await at.widget.getByText(phone_number).waitFor()
    },
  },
  {
    name: 'Second step that cannot be turned off',
    async reach(at, world) {
      await addApp(at, world)
      await at.widget.locator('.st-check input').check()
      await at.widget.locator('.st-account-place .st-button').click()
      await requireStepOfUser(world)
      await at.page.reload()
      await at.widget.locator('[data-section=secondStep]').click()
      await at.widget.locator('.st-account-place .st-item').first().waitFor()
      await at.widget.locator('.st-account-place .st-stack .st-button').last().click()
      await at.widget.locator('.st-account-place .st-item').first().waitFor({ state: 'detached' })
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
  ...[...states, ...withRows].map(
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
