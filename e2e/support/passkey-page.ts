/** What a person sees of passkeys, by roles and words; see `sign-in-page.ts`. */
import type { World } from '@portico/testkit'
import type { Locator } from 'playwright-core'
import type { Visit } from './journey.ts'
import { signInByCookie } from './sign-in-by-cookie.ts'
import type { SignInPage } from './sign-in-page.ts'

export const startTitle = 'Set up a new Passkey'
const registration = '/passkeys'
export const successTitle = 'Passkey successfully created!'
export const skippedTitle = 'No Passkey was created'
export const listTitle = 'Your Passkeys'

/** The screens of passkeys on a page. */
export interface PasskeyPage {
  readonly loginButton: Locator
  readonly createButton: Locator
  readonly skipButton: Locator
  readonly doneButton: Locator
  readonly anotherButton: Locator
  readonly nameField: Locator
  /** The names in the list. */
  names(): Promise<string[]>
  edit(name: string): Locator
  bin(name: string): Locator
  /** Opens the page where passkeys are registered. */
  openRegistration(): Promise<void>
  /** Opens the page where people sign in. */
  openSignIn(): Promise<void>
  /** Registers a passkey, from its start to the list; opens that page where another one is open. */
  register(): Promise<void>
  /** Leaves the account, and what the browser knows of it. */
  signOut(): Promise<void>
}

/** Reads a visit's page. */
export function toPasskeyPage({
  page,
  widget,
  open = async (path) => void (await page.goto(new URL(path, page.url()).href)),
  ...at
}: SignInPage & Pick<Visit, 'page'> & Partial<Pick<Visit, 'open'>>): PasskeyPage {
  const button = (name: string) => widget.getByRole('button', { name, exact: true })
  const createButton = button('Create a Passkey')
  return {
    loginButton: button('Login with a Passkey'),
    createButton,
    skipButton: button('Skip'),
    doneButton: button('Done'),
    anotherButton: button('Set up another Passkey'),
    nameField: widget.getByRole('textbox', { name: 'Passkey name' }),
    names: () => widget.getByRole('listitem').locator('.st-passkey-name').allInnerTexts(),
    edit: (name) => button(`Edit ${name}`),
    bin: (name) => button(`Delete ${name}`),
    openRegistration: () => open(registration),
    openSignIn: () => open('/'),
    async register() {
      if (new URL(page.url()).pathname !== registration) await open(registration)
      await createButton.click()
      await at.heading(successTitle).waitFor()
    },
    async signOut() {
      await page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
      await at.status.getByText('Signed out').waitFor()
    },
  }
}

/** Brings somebody who is signed in to the page where passkeys are registered. */
export async function arrive(world: World, visit: Visit, email?: string): Promise<PasskeyPage> {
  const passkeys = toPasskeyPage(visit)
  await signInByCookie(world, visit.page, email, visit.origin())
  await passkeys.openRegistration()
  await visit.heading(startTitle).waitFor()
  return passkeys
}
