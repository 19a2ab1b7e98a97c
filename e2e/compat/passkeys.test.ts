/**
 * Passkeys by the official widgets, unmodified: Chromium's virtual authenticator is the person's device.
 */
import { describe, expect, test } from 'vitest'
import { inLongRun } from '../support/in-long-run.ts'
import { startTitle, successTitle } from '../support/passkey-page.ts'
import {
  duplicate,
  missing,
  notCreated,
  noUser,
  unknown,
  warning,
} from '../support/passkey-texts.ts'
import { addAuthenticator, withoutAutofill } from '../support/virtual-authenticator.ts'
import type { OfficialPage } from './support/official-page.ts'
import { widgetVersions } from './support/official-versions.ts'
import { openSettled, registerPasskey, signOutOfficial } from './support/passkey-actions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { signInOfficial } from './support/sign-in-official.ts'
import { toOfficialPasskeys } from './support/to-official-passkeys.ts'

const welcomed = 'Your Passkey has been successfully authenticated.'
const registrationId = expect.stringMatching(/^webauthn-registration-test-/)

const getFixture = prepareOfficial()
/** What the host heard, but for autofill that version 6 begins anew when its screen is drawn again. */
const faultsOf = async (at: OfficialPage) =>
  (await at.errors()).filter((words) => !words.includes('aborted'))
const typesOf = (events: { type: string }[]) => events.map(({ type }) => type)

/** Whether nothing more is refused for a while: theirs never lets the network rest. */
async function isQuiet({ page, refusals }: OfficialPage) {
  const { length } = refusals
  await page.waitForTimeout(1_000)
  return refusals.length === length
}

describe.each(widgetVersions)('passkeys in the widget of version %s', (name, version) => {
  const isOlder = version.name.startsWith('5')
  const config = { products: ['emailMagicLinks', 'passkeys'] }

  /** Somebody who is signed in, on a page of the host that draws nothing, and their device. */
  async function start(person: string) {
    const { world, visit } = getFixture()
    const at = await visit({ entry: version.passkeys, path: '/account', config })
    const device = await addAuthenticator(at.page)
    await signInOfficial(at, world, `${person}-${name}@example.com`)
    return { world, at, device, passkeys: toOfficialPasskeys(at.widget, isOlder) }
  }
  /** Somebody on the page where passkeys are registered. */
  async function arrive(person: string) {
    const found = await start(person)
    await openSettled(found.at, '/passkeys')
    await found.at.text(startTitle).waitFor()
    return found
  }
  /** Somebody with a passkey, and the list of it. */
  async function list(person: string) {
    const found = await arrive(person)
    await found.passkeys.createButton.click()
    await found.at.text(successTitle).waitFor()
    await expect.poll(found.passkeys.names).toHaveLength(1)
    return found
  }
  /** Somebody with a passkey who is signed out. */
  async function leave(person: string, { hasAutofill = true } = {}) {
    const found = await start(person)
    if (!hasAutofill) await withoutAutofill(found.at.page)
    const made = await registerPasskey(found.at)
    await signOutOfficial(found.at)
    return { ...found, made }
  }
  /** The names that the page lists when it is opened anew. */
  async function namesLater({ at, passkeys }: Awaited<ReturnType<typeof arrive>>, count: number) {
    await openSettled(at, '/passkeys')
    await passkeys.skipButton.click()
    await at.text(successTitle).waitFor()
    await expect.poll(passkeys.names).toHaveLength(count)
    return passkeys.names()
  }

  test('a user registers a passkey, sees it in the list, and finishes', async () => {
    const { at, device, passkeys } = await list('ada')
    await at.text('Existing Passkeys').waitFor()
    expect((await passkeys.names())[0]).toMatch(/\w/)
    expect(await device.count()).toBe(1)
    await passkeys.doneButton.click()
    await expect.poll(at.events).toMatchObject([
      { type: 'PASSKEY_REGISTER', data: { webauthn_registration_id: registrationId } },
      { type: 'PASSKEY_DONE', data: {} },
    ])
    expect(await at.errors()).toEqual([])
    await at.expectClean()
  })

  inLongRun('e2e/passkeys')(
    'a user can skip creating a passkey; without passkeys no list is shown',
    async () => {
      const { at, device, passkeys } = await arrive('bob')
      await passkeys.skipButton.click()
      await at.text(successTitle).waitFor()
      await passkeys.doneButton.click()
      await expect
        .poll(async () => typesOf(await at.events()))
        .toEqual(['PASSKEY_SKIP', 'PASSKEY_DONE'])
      expect(await at.text('Existing Passkeys').count()).toBe(0)
      expect(await device.count()).toBe(0)
      await at.expectClean()
    },
  )

  inLongRun('e2e/passkeys')('a user who cancels is told so, and may try again', async () => {
    const { at, device, passkeys } = await arrive('cleo')
    await device.setVerified(false)
    await passkeys.createButton.click()
    await at.text(notCreated).waitFor()
    expect(await at.errors()).toHaveLength(1)
    await device.setVerified(true)
    await passkeys.createButton.click()
    await at.text(successTitle).waitFor()
    expect(typesOf(await at.events())).toEqual(['PASSKEY_REGISTER'])
    await at.expectClean()
  })

  inLongRun('e2e/passkeys')(
    'the same device cannot register twice, another device can',
    async () => {
      const { at, device, passkeys } = await list('dora')
      await passkeys.anotherButton.click()
      await at.text(startTitle).waitFor()
      await passkeys.createButton.click()
      await at.text(duplicate).waitFor()
      expect(await device.count()).toBe(1)

      await device.remove()
      const key = await addAuthenticator(at.page, 'usb')
      await passkeys.createButton.click()
      await at.text(successTitle).waitFor()
      await expect.poll(passkeys.names).toHaveLength(2)
      expect(await key.count()).toBe(1)
      await at.expectClean()
    },
  )

  test('a renamed passkey shows its new name at once, and keeps it', async () => {
    const found = await list('eve')
    const { at, passkeys } = found
    await passkeys.edit(0).click()
    expect(await passkeys.anotherButton.isDisabled()).toBe(true)
    expect(await passkeys.doneButton.isDisabled()).toBe(true)
    const answered = at.page.waitForResponse(
      (response) =>
        response.url().includes('/webauthn/update/') && response.request().method() === 'PUT',
    )
    await passkeys.nameField.fill('Work laptop')
    await passkeys.saveButton.click()
    expect((await answered).status()).toBe(200)
    await expect.poll(passkeys.names).toEqual(['Work laptop'])
    expect(await namesLater(found, 1)).toEqual(['Work laptop'])
    await at.expectClean()
  })

  inLongRun('e2e/passkeys')('a passkey name that the service refuses is reported', async () => {
    const found = await list('uma')
    const { at, passkeys } = found
    const names = await passkeys.names()
    await at.page.route('**/webauthn/update/**', (route) =>
      route.request().method() === 'PUT'
        ? route.continue({ postData: JSON.stringify({ name: ' ' }) })
        : route.continue(),
    )
    await passkeys.edit(0).click()
    await passkeys.nameField.fill('Work laptop')
    const answered = at.page.waitForResponse(
      (response) => response.url().includes('/webauthn/update/') && response.status() === 400,
    )
    await passkeys.saveButton.click()
    await answered
    if (isOlder) {
      // shows what it asked for
      expect(await passkeys.names()).toEqual(['Work laptop'])
    } else {
      // shows the field again
      await passkeys.nameField.waitFor()
      await passkeys.cancelButton.click()
      await expect.poll(passkeys.names).toEqual(names)
    }
    expect(await namesLater(found, 1)).toEqual(names)
  })

  test('version 6 uses the configured domain, version 5 the domain of the page', async () => {
    const { world, visit } = getFixture()
    const at = await visit({
      entry: version.passkeys,
      path: '/account',
      config: { ...config, passkeyOptions: { domain: 'example.com' } },
    })
    await addAuthenticator(at.page)
    await signInOfficial(at, world, `vic-${name}@example.com`)
    await openSettled(at, '/passkeys')
    await toOfficialPasskeys(at.widget, isOlder).createButton.click()
    if (isOlder) {
      // asks for the page's own, whatever the configuration says
      await at.text(successTitle).waitFor()
    } else {
      await at.text(notCreated).waitFor()
      expect(await at.errors()).toEqual(['invalid_webauthn_registration_domain'])
    }
  })

  inLongRun('e2e/passkeys')(
    'a passkey is deleted after a confirmation; Cancel keeps it',
    async () => {
      const found = await list('finn')
      const { at, device, passkeys } = found
      const names = await passkeys.names()
      await passkeys.bin(0).click()
      await at.text(warning).waitFor()
      await passkeys.cancelButton.click()
      await passkeys.doneButton.waitFor()
      expect(await passkeys.names()).toEqual(names)
      // the older version leaves the sentence where it is
      expect(await at.text(warning).count()).toBe(isOlder ? 1 : 0)

      await passkeys.bin(0).click()
      const answered = at.page.waitForResponse(
        (response) =>
          response.url().includes('/users/webauthn_registrations/') &&
          response.request().method() === 'DELETE',
      )
      await passkeys.confirmButton.click()
      expect((await answered).status()).toBe(200)
      await expect.poll(passkeys.names).toEqual([])
      expect(await namesLater(found, 0)).toEqual([])
      // nothing told the browser
      expect(await device.count()).toBe(1)
      await at.expectClean()
    },
  )

  inLongRun('e2e/passkeys')('a signed-out user cannot register a passkey', async () => {
    const { at, passkeys } = await start('gus')
    await signOutOfficial(at)
    await openSettled(at, '/passkeys')
    await at.text(noUser).waitFor()
    expect(await passkeys.createButton.count()).toBe(0)
    expect(at.calls.filter((call) => call.includes('/webauthn/'))).toEqual([])
    expect(await at.errors()).toEqual(['user_unauthenticated'])
    await at.expectClean(['401 GET /sdk/v1/users/me'])
  })

  inLongRun('e2e/compat/passkeys-headless')('the passkey button signs the user in', async () => {
    const { at, passkeys, made } = await leave('hal', { hasAutofill: false })
    await openSettled(at, '/')
    await passkeys.loginButton.click()
    await at.text(welcomed).waitFor()
    await at.status.getByText(`Signed in as hal-${name}@example.com`).waitFor()
    await expect.poll(at.events).toMatchObject([
      {
        type: 'PASSKEY_AUTHENTICATE',
        data: { webauthn_registration_id: made.webauthn_registration_id },
      },
      { type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} },
    ])
    expect(await at.errors()).toEqual([])
    await at.expectClean()
  })

  test('autofill signs the user in, and no passkey button is shown', async () => {
    const { at, passkeys } = await leave('ida')
    let begin = () => {}
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    await at.page.route('**/webauthn/authenticate/start/primary', async (route) => {
      await begun
      await route.continue()
    })
    const asked = at.page.waitForRequest('**/webauthn/authenticate/start/primary')
    await openSettled(at, '/')
    await asked
    const field = at.widget.getByPlaceholder('example@email.com')
    await field.waitFor()
    expect(await field.getAttribute('autocomplete')).toContain('webauthn')
    expect(await passkeys.loginButton.count()).toBe(0)
    begin()
    await at.text(welcomed).waitFor()
    await at.status.getByText(`Signed in as ida-${name}@example.com`).waitFor()
    await expect
      .poll(async () => typesOf(await at.events()))
      .toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'])
    expect(await faultsOf(at)).toEqual([])
    await at.expectClean()
  })

  inLongRun('e2e/passkeys')(
    'a user who cancels after pressing the passkey button may try again',
    async () => {
      const { at, device, passkeys } = await leave('jo', { hasAutofill: false })
      await openSettled(at, '/')
      await device.setVerified(false)
      await passkeys.loginButton.click()
      await expect.poll(at.errors).toHaveLength(1)
      expect(await at.events()).toEqual([])
      await device.setVerified(true)
      await passkeys.loginButton.click()
      await at.text(welcomed).waitFor()
      expect(at.refusals).toEqual([])
      // their button hands its own rejection on to the page
      expect(at.opened.errors).toHaveLength(1)
    },
  )

  inLongRun('e2e/passkeys')(
    'a user whose passkey was removed from the account is told so after pressing the button',
    async () => {
      const { at, passkeys, made, world } = await leave('kim', { hasAutofill: false })
      const { project, storage } = world
      await storage.passkeys.remove(project.projectId, made.user_id, made.webauthn_registration_id)
      await openSettled(at, '/')
      await passkeys.loginButton.click()
      await at.text(missing).waitFor()
      await expect.poll(at.errors).toHaveLength(1)
      expect(at.refusals).toEqual(['404 POST /sdk/v1/webauthn/authenticate'])
    },
  )

  inLongRun('e2e/passkeys')(
    'a user whose passkey was removed from the account is told so after autofill',
    async () => {
      const { at, made, world } = await leave('lea')
      const { project, storage } = world
      await storage.passkeys.remove(project.projectId, made.user_id, made.webauthn_registration_id)
      await openSettled(at, '/')
      await at.text(missing).waitFor()
      await expect.poll(async () => (await faultsOf(at)).length).toBeGreaterThanOrEqual(5)
      await expect.poll(() => isQuiet(at)).toBe(true)
      expect(await at.events()).toEqual([])
      // five in a row, and those of a row that a redraw cut short
      expect(at.refusals.length).toBeLessThanOrEqual(9)
      expect(new Set(at.refusals)).toEqual(new Set(['404 POST /sdk/v1/webauthn/authenticate']))
      await at.expectClean(at.refusals)
    },
  )

  inLongRun('packages/service/src/methods/passkeys/attacks-keys')(
    'a passkey with an invalid signature is refused, and the user sees an error',
    async () => {
      const { at, passkeys } = await leave('mia', { hasAutofill: false })
      await at.page.route('**/webauthn/authenticate', async (route) => {
        const body = route.request().postDataJSON()
        // an answer that was made for nobody's question
        const credential = JSON.parse(body?.public_key_credential ?? '{}')
        credential.response = { ...credential.response, signature: 'AAAA' }
        await route.continue({
          postData: JSON.stringify({ ...body, public_key_credential: JSON.stringify(credential) }),
        })
      })
      await openSettled(at, '/')
      await passkeys.loginButton.click()
      await at.text(unknown).waitFor()
      expect(at.refusals).toEqual(['401 POST /sdk/v1/webauthn/authenticate'])
      expect(await at.events()).toEqual([])
    },
  )
})
