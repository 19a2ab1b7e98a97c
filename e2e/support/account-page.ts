/** What a person sees of their account, by roles and words. */
import type { World } from '@portico/testkit'
import type { Locator } from 'playwright-core'
import type { MountOptions } from './host-options.ts'
import type { Visit } from './journey.ts'
import { signInByCookie } from './sign-in-by-cookie.ts'

/** An account with every section. */
export const wholeAccount: MountOptions = {
  config: {
    products: ['passwords', 'passkeys', 'oauth', 'crypto', 'otp'],
    oauthOptions: { providers: ['google', 'github'] },
    otpOptions: { methods: ['email', 'sms', 'whatsapp'] },
    parts: { apps: 'edit', secondStep: 'edit', recoveryCodes: 'edit' },
  },
}

/** The account on a page. */
export interface AccountPage {
  /** The row of a section in the list. */
  row(name: string): Locator
  button(name: string): Locator
  /** The question for a proof. */
  readonly question: Locator
}

/** Brings somebody who is signed in to the page of the account. */
export async function openAccount(world: World, at: Visit): Promise<AccountPage> {
  await signInByCookie(world, at.page, undefined, at.origin())
  await at.open('/account')
  const button = (name: string) => at.widget.getByRole('button', { name, exact: true })
  await at.widget.getByRole('navigation', { name: 'Account' }).waitFor()
  return {
    row: (name) => at.widget.getByRole('navigation').getByRole('button', { name }),
    button,
    question: at.widget.getByRole('dialog', { name: "Confirm it's you" }),
  }
}
