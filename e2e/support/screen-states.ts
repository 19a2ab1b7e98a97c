/**
 * Every screen and state of the widget, and the way a person comes there. Policy, accessibility, the other
 * builds and roots, and the pictures in `docs/screens` all go through this one table.
 */
import type { World } from '@portico/testkit'
import type { Page } from 'playwright-core'
import { accountScreenStates } from './account-screen-states.ts'
import { byCode, byLink } from './configurations.ts'
import type { MountOptions } from './host-options.ts'
import { idpScreenStates } from './idp-screen-states.ts'
import { isChunk } from './is-chunk.ts'
import type { Visit } from './journey.ts'
import { logo } from './logo.ts'
import { passkeyScreenStates } from './passkey-screen-states.ts'
import { passwordScreenStates } from './password-screen-states.ts'
import { phoneScreenStates } from './phone-screen-states.ts'
import { secondStepStates } from './second-step-states.ts'
import { toSignInPage } from './sign-in-page.ts'
import { toWrongCode } from './to-wrong-code.ts'
import { walletScreenStates } from './wallet-screen-states.ts'

/** One state of one screen. */
export interface ScreenState {
  /** `sheet: state`, as the pictures are labelled. */
  readonly name: string
  readonly sheet:
    | 'main'
    | 'email'
    | 'otp'
    | 'phone'
    | 'password'
    | 'passkey'
    | 'crypto'
    | 'second-step'
    | 'account'
    | 'idp'
    | 'error'
  readonly mount: MountOptions
  /** Pictured at 720 px too, where it looks different. */
  readonly isWide?: boolean
  /** Called before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Null where `reach` opens the first page itself. @default the host page */
  readonly path?: null
  /** Goes there. Resolves when the state is seen. */
  readonly reach: (at: Visit, world: World) => Promise<unknown>
}

const ada = 'ada@example.com'
const long = 'maximiliane.hohenberg-lindenthal@department.example.org'
const minute = 60_000
const withLogo: MountOptions = { ...byLink, presentation: { options: { logo } } }

type Requests = Parameters<Page['route']>[0]

/** An answer that never comes. */
const hold = (pattern: Requests) => (page: Page) =>
  page.route(pattern, () => new Promise<void>(() => {}))
const refuse = (pattern: Requests) => (page: Page) => page.route(pattern, (route) => route.abort())
/** The page shows what users see: nothing tells it that the service runs in development. */
const asOutsideDevelopment = refuse('**/projects/setup/*')

async function askForCode(at: Visit, email = ada) {
  await at.submitEmail(email)
  await at.codeField.waitFor()
}

const mainStates: ScreenState[] = [
  {
    name: 'Main',
    sheet: 'main',
    mount: withLogo,
    reach: (at) => at.heading('Sign up or log in').waitFor(),
  },
  {
    name: 'Field focused',
    sheet: 'main',
    mount: byLink,
    reach: (at) => at.emailField.focus(),
  },
  {
    name: 'Submitting',
    sheet: 'main',
    mount: byLink,
    prepare: hold('**/login_or_create*'),
    async reach(at) {
      await at.submitEmail(ada)
      await at.widget.locator('[aria-busy="true"]').waitFor()
    },
  },
  {
    name: 'Field error, link',
    sheet: 'main',
    mount: byLink,
    async reach(at) {
      await at.submitEmail('ada@example')
      await at.text('Email format is invalid.').first().waitFor()
    },
  },
  {
    name: 'Field error, passcode',
    sheet: 'main',
    mount: byCode,
    async reach(at) {
      await at.submitEmail('ada@example')
      await at.text('Invalid email address.').first().waitFor()
    },
  },
  {
    name: 'Service unreachable',
    sheet: 'main',
    mount: withLogo,
    prepare: refuse('**/login_or_create*'),
    async reach(at) {
      await at.submitEmail(ada)
      await at.widget.getByRole('alert').getByText('could not be reached').waitFor()
    },
  },
  {
    name: 'Link and passcode together',
    sheet: 'main',
    mount: {
      config: { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } },
    },
    prepare: asOutsideDevelopment,
    reach: (at) => at.text('Error: Cannot use both EML and Email OTP').first().waitFor(),
  },
  {
    name: 'Passkeys alone',
    sheet: 'main',
    mount: { config: { products: ['passkeys'] } },
    prepare: asOutsideDevelopment,
    reach: (at) => at.text('Cannot use Passkeys by itself').first().waitFor(),
  },
]

const emailStates: ScreenState[] = [
  {
    name: 'Email Confirmation',
    sheet: 'email',
    mount: byLink,
    async reach(at) {
      await at.submitEmail(ada)
      await at.heading('Check your email').waitFor()
    },
  },
  {
    name: 'With a code',
    sheet: 'email',
    mount: byLink,
    prepare: (page) =>
      page.route('**/login_or_create*', async (route) => {
        const response = await route.fetch()
        const { data } = await response.json()
        const codeId = 'magic-link-test-1'
        await route.fulfill({ response, json: { data: { ...data, code_id: codeId } } })
      }),
    async reach(at) {
      await at.submitEmail(ada)
      await at.text('Enter the code from the email').first().waitFor()
    },
  },
  {
    name: 'Refused from the email',
    sheet: 'email',
    mount: byLink,
    async reach(at, world) {
      await at.submitEmail(ada)
      await at.heading('Check your email').waitFor()
      const link = new URL(await world.inbox.linkFor(ada))
      const token = link.searchParams.get('token') ?? ''
      await fetch(new URL('/v1/public/magic_links/other_device', link), {
        method: 'POST',
        body: new URLSearchParams({ token, choice: 'refuse' }),
      })
      await at.text('The sign-in was refused from the email.').waitFor()
    },
  },
  {
    name: 'Long address',
    sheet: 'email',
    mount: byLink,
    async reach(at) {
      await at.submitEmail(long)
      await at.heading('Check your email').waitFor()
    },
  },
]

const otpStates: ScreenState[] = [
  { name: 'Empty', sheet: 'otp', mount: byCode, reach: (at) => askForCode(at) },
  {
    name: 'Partly typed',
    sheet: 'otp',
    mount: byCode,
    async reach(at) {
      await askForCode(at)
      await at.codeField.pressSequentially('482')
    },
  },
  {
    name: 'Verifying',
    sheet: 'otp',
    mount: byCode,
    prepare: hold('**/otps/authenticate'),
    async reach(at) {
      await askForCode(at)
      await at.codeField.fill('482913')
      await at.text('Verifying passcode...').first().waitFor()
    },
  },
  {
    name: 'Wrong code',
    sheet: 'otp',
    mount: byCode,
    async reach(at, world) {
      await askForCode(at)
      await at.codeField.fill(toWrongCode(await world.inbox.codeFor(ada)))
      await at.text('Invalid passcode, please try again.').first().waitFor()
    },
  },
  {
    name: 'Wrong code, long address',
    sheet: 'otp',
    mount: byCode,
    async reach(at, world) {
      await askForCode(at, long)
      await at.codeField.fill(toWrongCode(await world.inbox.codeFor(long)))
      await at.text('Invalid passcode, please try again.').first().waitFor()
    },
  },
  {
    name: 'Expired',
    sheet: 'otp',
    mount: byCode,
    prepare: (page) => page.clock.install(),
    async reach(at) {
      await askForCode(at)
      await at.page.clock.fastForward(5 * minute)
      await at.text('Your code has expired.').first().waitFor()
    },
  },
  {
    name: 'Code sent, toast',
    sheet: 'otp',
    mount: byCode,
    async reach(at) {
      await askForCode(at)
      await at.resendButton.click()
      await at.text('Code sent').waitFor()
      await at.text('Email resent').first().waitFor()
    },
  },
  {
    name: 'A newer code was sent',
    sheet: 'otp',
    mount: byCode,
    async reach(at) {
      await askForCode(at)
      const other = await at.opened.openTab()
      await other.goto(at.page.url())
      await toSignInPage(other).submitEmail(ada)
      await at.text('A newer code was sent. Enter that one.').first().waitFor()
      await other.close()
    },
  },
  {
    name: 'Locked out',
    sheet: 'otp',
    mount: byCode,
    async reach(at, world) {
      await askForCode(at)
      const code = await world.inbox.codeFor(ada)
      for (let tries = 0; tries < 6; tries += 1) {
        const answered = at.page.waitForResponse('**/otps/authenticate')
        await at.codeField.fill(toWrongCode(code, tries))
        await answered
        await at.page.waitForFunction(
          (count) => document.querySelector('#errors')?.textContent?.split('\n').length === count,
          tries + 2,
        )
      }
      await at.text('Too many failed authentication attempts.').first().waitFor()
    },
  },
  {
    name: 'Confirmation',
    sheet: 'otp',
    mount: byCode,
    async reach(at, world) {
      await askForCode(at)
      await at.codeField.fill(await world.inbox.codeFor(ada))
      await at.heading('Success!').waitFor()
    },
  },
]

const errorStates: ScreenState[] = [
  {
    name: 'Loading',
    sheet: 'error',
    mount: byCode,
    prepare: hold(isChunk('otp-screens')),
    async reach(at) {
      await at.submitEmail(ada)
      await at.emailField.waitFor({ state: 'hidden' })
      await at.widget.getByRole('progressbar').or(at.widget.getByText('Loading')).first().waitFor()
    },
  },
  {
    name: 'Error',
    sheet: 'error',
    mount: byCode,
    prepare: refuse(isChunk('otp-screens')),
    async reach(at) {
      await at.submitEmail(ada)
      await at.heading('Looks like there was an error!').waitFor()
    },
  },
]

/** All of them, in the order in which a person may meet them. */
export const screenStates: readonly ScreenState[] = [
  ...mainStates,
  ...emailStates,
  ...otpStates,
  ...secondStepStates,
  ...phoneScreenStates,
  ...passwordScreenStates,
  ...passkeyScreenStates,
  ...walletScreenStates,
  ...accountScreenStates,
  ...idpScreenStates,
  ...errorStates,
]

/** The same, each with its label, for `test.each`. */
export const labelledScreenStates = screenStates.map(
  (state) => [`${state.sheet}: ${state.name}`, state] as const,
)

/**
 * One state of every screen, for what makes a difference to a screen but not to its states. Screens that differ in their
 * sentences alone, such as the confirmations of the methods, count as one.
 */
const onePerScreen = [
  'main: Main',
  'email: Email Confirmation',
  'otp: Empty',
  'otp: Code sent, toast',
  'otp: Confirmation',
  'phone: Phone number',
  'phone: Country selector open',
  'password: Create, score 4, shown',
  'password: Create, luds checklist',
  'password: Log in',
  'password: Forgot',
  'password: Breached',
  'password: Reset required',
  'password: Set new',
  'password: Reset form',
  'passkey: Main, passkey first',
  'passkey: Registration start',
  'passkey: Registration, nobody signed in',
  'passkey: Registration skipped',
  'passkey: Registration success',
  'passkey: Rename',
  'passkey: Delete confirm',
  'crypto: Main, several wallets',
  'crypto: Other wallets',
  'crypto: Set up a wallet',
  'crypto: Signing',
  'crypto: Error',
  'account: Overview',
  'idp: Choose an account',
  'idp: Consent, custom scopes, note open',
  'idp: Allow was covered',
  'idp: Allowed',
  'idp: Nobody signed in',
  'idp: Log out',
  'error: Loading',
  'error: Error',
]

/** Those, each with its label, for `test.each`. */
export const labelledScreens = onePerScreen.map((name) => {
  const found = labelledScreenStates.find(([label]) => label === name)
  if (!found) throw new Error(`There is no screen state "${name}".`)
  return found
})

/** The first screen of each method and of each root. */
export const labelledFirstScreens = labelledScreens.filter(
  ([, { sheet }], index) =>
    labelledScreens.findIndex(([, other]) => other.sheet === sheet) === index,
)
