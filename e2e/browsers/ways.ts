/** How a user signs in with each method, in whatever browser. */
import type { World } from '@portico/testkit'
import { bringWallets, type DrivenPage } from '@portico/testkit/drivers'
import { knownWallets } from '@portico/testkit/wallets'
import { byCode, byLink, byPassword, byText, byWallet } from '../support/configurations.ts'
import type { MountOptions } from '../support/host-options.ts'
import '../support/host-window.ts'

const ada = 'ada@example.com'
const number = '+14155550132'

/** A page with the widget, and the world behind it. */
export interface At {
  readonly page: DrivenPage
  readonly world: World
  /** Where the page stands. */
  readonly host: string
}

/** One way to sign in. */
export interface Way {
  readonly name: string
  readonly mount: MountOptions
  /** Whether it takes a driver that lends the browser a device with passkeys. */
  readonly needsPasskeys?: true
  signIn(at: At): Promise<void>
}

/** Sign-in by passkey, else by a passcode that comes as a text message. */
export const byPasskeyOrText: MountOptions = {
  config: { products: ['otp', 'passkeys'], otpOptions: { methods: ['sms'] } },
}

/** Waits until the page says who is signed in, whatever the method tells of the user. */
export const waitUntilSignedIn = ({ page }: At): Promise<void> =>
  page.waitUntil(() => /Signed in as \S/.test(document.querySelector('#status')?.textContent ?? ''))

/** Types an address and presses the button. */
export async function submitEmail({ page }: Pick<At, 'page'>): Promise<void> {
  await page.fill('Email', ada)
  await page.press('button', 'Continue with email')
}

/** Proves the address by the passcode in the mail. */
export async function signInByCode(at: Pick<At, 'page' | 'world'>): Promise<void> {
  await submitEmail(at)
  await at.page.fill('One-time passcode', await at.world.inbox.codeFor(ada))
}

/** Proves a number by the passcode in the text message. */
export async function signInByText({ page, world }: Pick<At, 'page' | 'world'>): Promise<void> {
  await page.fill('Phone number', '4155550132')
  await page.press('button', 'Continue with text message')
  await page.fill('One-time passcode', await world.inbox.codeFor(number))
}

/** Makes a passkey while a session lasts, ends the session, and opens the page again. */
async function registerPasskey(at: At) {
  await signInByText(at)
  await waitUntilSignedIn(at)
  await at.page.call(async () => {
    const { client } = window.portico
    await client.webauthn.register({ is_passkey: true })
    await client.session.revoke()
  })
  await at.page.open(at.host)
}

const ways: Readonly<Record<string, readonly Way[]>> = {
  otp: [
    { name: 'a passcode by e-mail', mount: byCode, signIn: signInByCode },
    { name: 'a passcode by text message', mount: byText, signIn: signInByText },
  ],
  emailMagicLinks: [
    {
      name: 'a link',
      mount: byLink,
      async signIn(at) {
        await submitEmail(at)
        await at.page.waitFor('heading', 'Check your email')
        await at.page.open(await at.world.inbox.linkFor(ada))
      },
    },
  ],
  passwords: [
    {
      name: 'a new password, once it is strong enough',
      mount: byPassword,
      async signIn(at) {
        const { page } = at
        await submitEmail(at)
        await page.waitFor('heading', 'Finish creating your account by setting a password')
        await page.fill('Password', 'password')
        await page.waitFor('text', 'This password may have been used on a different site')
        await page.fill('Password', 'seven wooden lighthouses')
        await page.press('button', 'Continue')
      },
    },
  ],
  passkeys: [
    {
      name: 'a passkey',
      // without an e-mail field, at which a browser offers passkeys in place of the button
      mount: byPasskeyOrText,
      needsPasskeys: true,
      async signIn(at) {
        await at.page.addPasskeyDevice?.()
        await registerPasskey(at)
        await at.page.press('button', 'Login with a Passkey')
      },
    },
  ],
  oauth: [
    {
      name: 'a provider',
      mount: {
        config: {
          products: ['oauth'],
          oauthOptions: { providers: [{ type: 'example', label: 'Example provider' }] },
        },
      },
      async signIn({ page }) {
        await page.press('button', 'Continue with Example provider')
        await page.fill('Email', ada)
        await page.press('button', 'Continue')
      },
    },
  ],
  crypto: [
    {
      name: 'a wallet',
      mount: byWallet,
      async signIn({ page }) {
        const { sign } = await bringWallets(page, [knownWallets.Metamask])
        await page.press('button', 'Continue with Metamask')
        await sign()
      },
    },
  ],
}

/** The ways of a method. @throws Error when nothing says yet how a user signs in with it */
export function findWays(method: string): readonly Way[] {
  const found = ways[method]
  if (!found) throw new Error(`No test says how a user signs in with ${method} in every browser.`)
  return found
}
