/** The screens and states of passkeys; see `screen-states.ts`. What the person's passkeys are called is made up here. */
import type { World } from '@portico/testkit'
import type { Page } from 'playwright-core'
import { byPasskey } from './configurations.ts'
import type { Visit } from './journey.ts'
import { arrive, listTitle, skippedTitle, successTitle, toPasskeyPage } from './passkey-page.ts'
import type { ScreenState } from './screen-states.ts'
import { addAuthenticator, withoutAutofill } from './virtual-authenticator.ts'

const long = 'MacBook Pro of the Department of Alpine Natural History, Touch ID'

/** Gives the person passkeys of these names. */
const name = (names: readonly string[]) => (page: Page) =>
  page.route('**/users/me', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const { data } = await response.json()
    const webauthn_registrations = names.map((shown, index) => ({
      webauthn_registration_id: `webauthn-registration-test-${index}`,
      domain: 'localhost',
      user_agent: '',
      authenticator_type: 'platform',
      verified: true,
      name: shown,
      created_at: `202${5 + (index % 2)}-0${index + 1}-20T12:00:00Z`,
      last_used_at: index === 2 ? null : `2026-0${index + 3}-14T12:00:00Z`,
    }))
    const user = { ...data.user, webauthn_registrations }
    await route.fulfill({ response, json: { data: { ...data, ...user, user } } })
  })

const three = name(['iPhone, Face ID', 'MacBook Pro, Touch ID', 'Security key'])

/** Registration Success with the list, by skipping. */
async function toList(at: Visit, world: World) {
  const passkeys = await arrive(world, at)
  await passkeys.skipButton.click()
  await passkeys.edit('Security key').waitFor()
  await at.heading(listTitle).waitFor()
  return passkeys
}

const signInStates: ScreenState[] = [
  {
    name: 'Main, passkey first',
    prepare: withoutAutofill,
    reach: (at: Visit) => toPasskeyPage(at).loginButton.waitFor(),
  },
  {
    name: 'Main, asking the browser',
    prepare: withoutAutofill,
    async reach(at: Visit) {
      const device = await addAuthenticator(at.page)
      await device.setPresent(false)
      await toPasskeyPage(at).loginButton.click()
      await at.widget.locator('[aria-busy="true"]').waitFor()
    },
  },
  {
    name: 'Main, failed',
    prepare: withoutAutofill,
    async reach(at: Visit) {
      await addAuthenticator(at.page)
      await toPasskeyPage(at).loginButton.click()
      await at.text('Unknown error occurred').first().waitFor()
    },
  },
  {
    name: 'Confirmation',
    path: null,
    async reach(at: Visit, world: World) {
      await addAuthenticator(at.page)
      const passkeys = await arrive(world, at)
      await passkeys.register()
      await passkeys.signOut()
      await passkeys.openSignIn()
      await at.heading('Success!').waitFor()
    },
  },
].map((state) => ({ ...state, sheet: 'passkey', mount: byPasskey }))

const registrationStates: ScreenState[] = [
  { name: 'Registration start', reach: (at: Visit, world: World) => arrive(world, at) },
  {
    name: 'Registration start, creating',
    async reach(at: Visit, world: World) {
      const device = await addAuthenticator(at.page)
      await device.setPresent(false)
      const passkeys = await arrive(world, at)
      await passkeys.createButton.click()
      await at.widget.locator('[aria-busy="true"]').waitFor()
    },
  },
  {
    name: 'Registration start, not created',
    async reach(at: Visit, world: World) {
      const device = await addAuthenticator(at.page)
      await device.setVerified(false)
      const passkeys = await arrive(world, at)
      await passkeys.createButton.click()
      await at.text('Your Passkey was not created.').first().waitFor()
    },
  },
  {
    name: 'Registration, nobody signed in',
    async reach(at: Visit) {
      await toPasskeyPage(at).openRegistration()
      await at.text('without active user authenticated').first().waitFor()
    },
  },
  {
    name: 'Registration skipped',
    async reach(at: Visit, world: World) {
      const passkeys = await arrive(world, at)
      await passkeys.skipButton.click()
      await at.heading(skippedTitle).waitFor()
    },
  },
  {
    name: 'Registration success',
    async reach(at: Visit, world: World) {
      await addAuthenticator(at.page)
      const passkeys = await arrive(world, at)
      await passkeys.createButton.click()
      await at.heading(successTitle).waitFor()
    },
  },
  { name: 'List', prepare: three, reach: toList },
  {
    name: 'List, emptied',
    async reach(at: Visit, world: World) {
      await addAuthenticator(at.page)
      const passkeys = await arrive(world, at)
      await passkeys.register()
      const [name = ''] = await passkeys.names()
      await passkeys.bin(name).click()
      await at.widget
        .getByRole('group', { name })
        .getByRole('button', { name: 'Delete', exact: true })
        .click()
      await at.text('There are none left.').first().waitFor()
    },
  },
  {
    name: 'Rename',
    prepare: three,
    async reach(at: Visit, world: World) {
      const passkeys = await toList(at, world)
      await passkeys.edit('MacBook Pro, Touch ID').click()
      await passkeys.nameField.fill('Work laptop')
    },
  },
  {
    name: 'Rename, failed',
    async prepare(page: Page) {
      await three(page)
      await page.route('**/webauthn/update/**', (route) => route.abort())
    },
    async reach(at: Visit, world: World) {
      const passkeys = await toList(at, world)
      await passkeys.edit('MacBook Pro, Touch ID').click()
      await passkeys.nameField.fill('Work laptop')
      await passkeys.nameField.press('Enter')
      await at.text('The name was not changed. Please try again.').waitFor()
    },
  },
  {
    name: 'Delete confirm',
    prepare: name(['iPhone, Face ID', long, 'Security key']),
    async reach(at: Visit, world: World) {
      const passkeys = await toList(at, world)
      await passkeys.bin(long).click()
      await at.text('Once deleted, the passkey cannot be restored.').first().waitFor()
    },
  },
].map((state) => ({ ...state, sheet: 'passkey', mount: byPasskey, path: null }))

/** All of them. */
export const passkeyScreenStates: readonly ScreenState[] = [...signInStates, ...registrationStates]
