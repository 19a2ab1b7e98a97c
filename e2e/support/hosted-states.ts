/** The states of the hosted pages that a user meets on the way into an app: by step of the page's script, and by method. */
import { passwords } from '@portico/contract/methods/passwords'
import { installWallets, knownWallets } from '@portico/testkit/wallets'
import type { createTestProject } from '@portico/testkit/world'
import type { ClientAppFixture } from './client-app-fixture.ts'
import { toSignInPage } from './sign-in-page.ts'

type IdentityProvider = ReturnType<typeof createTestProject>['identityProvider']
type Settings = Partial<Pick<IdentityProvider, 'signInMethods' | 'passcodeChannels'>>

/** One state of a hosted page. */
export interface HostedState {
  readonly name: string
  /** The step of `hosted-page.js`. */
  readonly step: string
  /** What the project has; the test asks that each of the service's methods is among these. */
  readonly settings: Settings
  /** From the page of an app, with nobody signed in. */
  reach(at: ClientAppFixture): Promise<unknown>
}

const ada = 'ada@example.com'
const password = 'seven wooden lighthouses'

const leave = (at: ClientAppFixture) => at.press('Sign in with Portico')
const waitFor = (at: ClientAppFixture, name: string) =>
  at.page.getByRole('heading', { name, exact: true }).waitFor()

async function toSignIn(at: ClientAppFixture) {
  await leave(at)
  await waitFor(at, 'Sign in to Inkwell')
}

const submitEmail = (at: ClientAppFixture) => toSignInPage(at.page).submitEmail(ada)

async function toLinkSent(at: ClientAppFixture) {
  await toSignIn(at)
  await submitEmail(at)
  await waitFor(at, 'Check your email')
}

async function toPassword(at: ClientAppFixture) {
  await at.world.call(passwords.create, { email: ada, password })
  await toSignIn(at)
  await submitEmail(at)
  await toSignInPage(at.page).passwordField.waitFor()
}

async function askForReset(at: ClientAppFixture) {
  await toPassword(at)
  await at.press('Forgot Password?')
  await waitFor(at, 'Forgot password?')
  const { links } = await at.world.inbox.next(ada)
  return links.find(({ kind }) => kind === 'reset_password')?.url ?? ''
}

async function toConsent(at: ClientAppFixture, email = ada) {
  await at.signIn(email)
  await at.page.getByRole('button', { name: 'Allow' }).waitFor()
}

/** Of two accounts, the second one is signed in. */
async function toChooser(at: ClientAppFixture) {
  await toSignIn(at)
  await toConsent(at)
  const asked = at.page.url()
  await at.page.goto(`${asked}&prompt=select_account`)
  await waitFor(at, 'Choose an account')
  at.world.clock.advance(1_000)
  await at.press('Use another account')
  await toConsent(at, 'grace.hopper-of-the-harbour-office@example.com')
  await at.page.goto(`${asked}&prompt=select_account&max_age=100000`)
  await waitFor(at, 'Choose an account')
}

/** The states. */
export const hostedStates: readonly HostedState[] = [
  { name: 'code', step: 'sign-in', settings: { signInMethods: ['otp'] }, reach: toSignIn },
  {
    name: 'code, sent',
    step: 'sign-in',
    settings: { signInMethods: ['otp'] },
    async reach(at) {
      await toSignIn(at)
      await submitEmail(at)
      await waitFor(at, 'Enter passcode')
    },
  },
  {
    name: 'phone',
    step: 'sign-in',
    settings: { signInMethods: ['otp'], passcodeChannels: ['sms', 'whatsapp', 'email'] },
    reach: toSignIn,
  },
  {
    name: 'phone, sent',
    step: 'sign-in',
    settings: { signInMethods: ['otp'], passcodeChannels: ['sms'] },
    async reach(at) {
      await toSignIn(at)
      await at.page.getByRole('textbox', { name: 'Phone number' }).fill('4155550132')
      await at.press('Continue with text message')
      await waitFor(at, 'Enter passcode')
    },
  },
  {
    name: 'link',
    step: 'sign-in',
    settings: { signInMethods: ['emailMagicLinks'] },
    reach: toLinkSent,
  },
  {
    name: 'link, opened beside its tab',
    step: 'return',
    settings: { signInMethods: ['emailMagicLinks'] },
    async reach(at) {
      await toLinkSent(at)
      const tab = await at.page.context().newPage()
      await tab.goto(at.page.url())
      await submitEmail({ ...at, page: tab })
      await waitFor({ ...at, page: tab }, 'Check your email')
      await at.page.goto(await at.world.inbox.linkFor(ada))
      await waitFor(at, 'You are signed in')
    },
  },
  {
    name: 'link, used',
    step: 'return',
    settings: { signInMethods: ['emailMagicLinks'] },
    async reach(at) {
      await toSignIn(at)
      const used = { stytch_token_type: 'magic_links', token: 'x'.repeat(43) }
      await at.page.goto(`${at.page.url()}&${new URLSearchParams(used)}`)
      await waitFor(at, 'This link no longer works')
    },
  },
  {
    name: 'password',
    step: 'sign-in',
    settings: { signInMethods: ['passwords'] },
    reach: toPassword,
  },
  {
    name: 'password, forgotten',
    step: 'sign-in',
    settings: { signInMethods: ['passwords'] },
    reach: askForReset,
  },
  {
    name: 'password, new',
    step: 'return',
    settings: { signInMethods: ['passwords'] },
    async reach(at) {
      await at.page.goto(await askForReset(at))
      await toSignInPage(at.page).passwordField.waitFor()
    },
  },
  {
    name: 'provider and passkey',
    step: 'sign-in',
    settings: { signInMethods: ['oauth', 'otp', 'passkeys'] },
    reach: toSignIn,
  },
  {
    name: 'wallet',
    step: 'sign-in',
    settings: { signInMethods: ['otp', 'crypto'] },
    async reach(at) {
      await installWallets(at.page, [knownWallets.Metamask])
      await toSignIn(at)
      await at.page.getByRole('button', { name: 'Continue with Metamask' }).waitFor()
    },
  },
  {
    name: 'every method',
    step: 'sign-in',
    settings: {
      signInMethods: ['otp', 'emailMagicLinks', 'passwords', 'passkeys', 'oauth', 'crypto'],
    },
    reach: toSignIn,
  },
  { name: 'accounts', step: 'choose-account', settings: {}, reach: toChooser },
  {
    name: 'accounts, removing',
    step: 'choose-account',
    settings: {},
    async reach(at) {
      await toChooser(at)
      await at.press('Remove an account from this list')
    },
  },
  {
    name: 'accounts, chosen',
    step: 'choose-account',
    settings: {},
    async reach(at) {
      await toChooser(at)
      await at.press(`${ada} Signed out`)
      await waitFor(at, 'Sign in to Inkwell')
    },
  },
  {
    name: 'consent',
    step: 'ask',
    settings: {},
    async reach(at) {
      await toSignIn(at)
      await toConsent(at)
    },
  },
  {
    name: 'account',
    step: 'account',
    settings: {},
    async reach(at) {
      await at.page.goto(String(at.world.project.hostedAccountUrl))
      await waitFor(at, 'Sign in to Fieldnotes')
      await at.signIn()
      await at.page.getByRole('navigation', { name: 'Account' }).waitFor()
    },
  },
  {
    name: 'log-out',
    step: 'log-out',
    settings: {},
    async reach(at) {
      await at.page.goto(`${at.world.origin}/v1/oauth2/logout`)
      await waitFor(at, 'Log out?')
    },
  },
]
