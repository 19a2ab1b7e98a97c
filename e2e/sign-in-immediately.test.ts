/** A page signs its user in by one press, with what the browser has, and without a form. */

import { expectAccessible } from '@portico/testkit'
import { takeTurns } from '@portico/testkit/run'
import { expect } from 'vitest'
import { byCode } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { arrive } from './support/passkey-page.ts'
import { toStrictPolicy } from './support/strict-policy.ts'
import { main } from './support/surfaces.ts'
import { addAuthenticator } from './support/virtual-authenticator.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const start = prepareJourneys()
const title =
  'a passkey of the device signs in by one press, and without one the page goes its own way'

/** A page of the host with a button of its own, on a device that has a user's passkey, or none. */
async function begin({ hasPasskey = true } = {}) {
  const { world, visit } = await start({ surface: main, policy: toStrictPolicy() })
  const at = await visit({ mount: byCode, path: null })
  const device = await addAuthenticator(at.page)
  if (hasPasskey) {
    const passkeys = await arrive(world, at, ada)
    await passkeys.register()
    await passkeys.signOut()
  }
  await at.open('/')
  // a text, since the test runner would rewrite the import of a function
  await at.page.evaluate(`import('/bundle/sign-in-immediately.js').then(({ signInImmediately }) => {
    const button = document.createElement('button')
    button.textContent = 'Enter'
    document.body.append(button)
    button.addEventListener('click', async () => {
      try {
        const done = await signInImmediately(portico.client, { session_duration_minutes: 60 })
        button.textContent = done ? 'Entered' : 'Own way'
      } catch (error) {
        button.textContent = error.error_type
      }
    })
  })`)
  const enter = at.page.getByRole('button', { name: 'Enter', exact: true })
  await enter.waitFor()
  const says = (words: string) =>
    at.page.getByRole('button', { name: words, exact: true }).waitFor()
  return { at, device, enter, says }
}

test(title, async () => {
  const { at, device, enter, says } = await begin()
  await enter.click()
  await says('Entered')
  await at.status.getByText(`Signed in as ${ada}`).waitFor()

  await at.page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
  await at.status.getByText('Signed out').waitFor()
  await device.remove()
  await at.page.getByRole('button', { name: 'Entered' }).click()
  await says('Own way')
  await at.emailField.waitFor()
  await expectAccessible(at.page)
  await at.opened.expectNoErrors()
})

inLongRun('e2e/sign-in-immediately', title)(
  'a user who closes the browser’s list is on the page as before',
  async () => {
    const { at, device, enter, says } = await begin()
    await device.setVerified(false)
    await enter.click()
    await says('Own way')
    await at.status.getByText('Signed out').waitFor()
    await at.opened.expectNoErrors()
  },
)

inLongRun('e2e/sign-in-immediately', title)(
  'a service that is 100 ms away leaves enough of the press',
  async () => {
    const { at, enter, says } = await begin()
    await at.page.route('**/webauthn/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      await route.continue()
    })
    await enter.press('Enter')
    await says('Entered')
  },
)

inLongRun('e2e/sign-in-immediately', title)(
  'a browser that cannot answer at once asks nothing, and no request is made',
  async () => {
    const { at, enter, says } = await begin({ hasPasskey: false })
    await at.page.evaluate(() => {
      Object.assign(PublicKeyCredential, { getClientCapabilities: async () => ({}) })
    })
    const asked: string[] = []
    at.page.on('request', (request) => asked.push(request.url()))
    await enter.click()
    await says('Own way')
    expect(asked.filter((url) => url.includes('webauthn'))).toEqual([])
  },
)
