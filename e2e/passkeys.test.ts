import { sessions } from '@portico/contract'
import { passwords } from '@portico/contract/methods/passwords'
import type { ProjectConfig } from '@portico/service/assembly'
import { expectAccessible } from '@portico/testkit'
import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byPasskey, byPasskeyOrCode, byPasskeyOrPassword } from './support/configurations.ts'
import type { MountOptions } from './support/host-options.ts'
import './support/host-window.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import {
  arrive,
  listTitle,
  skippedTitle,
  startTitle,
  successTitle,
  toPasskeyPage,
} from './support/passkey-page.ts'
import {
  duplicate,
  missing,
  notCreated,
  noUser,
  unknown,
  warning,
} from './support/passkey-texts.ts'
import { main, shadow, standalone } from './support/surfaces.ts'
import { addAuthenticator, watchPending, withoutAutofill } from './support/virtual-authenticator.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
/** What a developer reads; the browser's own words follow. */
const cancelled = 'The person did not go on, or it took too long.'

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type)

describe.each(takeRows(standalone, [shadow]))('signing in with a passkey, $name', (surface) => {
  const startJourney = prepareJourneys({
    build: surface.root === 'light' ? 'full' : 'headless-shell',
  })

  /** A person who has a passkey and is signed out. */
  async function start({ hasAutofill = true, mount = byPasskey } = {}) {
    const journey = await startJourney({ surface })
    const at = await journey.visit({
      mount,
      path: null,
      ...(!hasAutofill && { prepare: withoutAutofill }),
    })
    const device = await addAuthenticator(at.page)
    const passkeys = await arrive(journey.world, at, ada)
    await passkeys.register()
    const [made] = await at.events()
    await passkeys.signOut()
    const { project, storage } = journey.world
    const forget = () =>
      storage.passkeys.remove(
        project.projectId,
        String(made?.data.user_id),
        String(made?.data.webauthn_registration_id),
      )
    return { ...journey, at, device, passkeys, forget }
  }

  test('works with the passkey button, which comes first', async () => {
    const { at, passkeys } = await start({ hasAutofill: false })
    await passkeys.openSignIn()
    await passkeys.loginButton.waitFor()
    const names = await at.widget.getByRole('button').allInnerTexts()
    expect(names).toEqual(['Login with a Passkey', 'Continue with email'])
    expect(await at.emailField.getAttribute('autocomplete')).toBe('email webauthn')

    await passkeys.loginButton.click()
    await at.heading('Success!').waitFor()
    await at.text('Your Passkey has been successfully authenticated.').waitFor()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    const events = await at.events()
    expect(typesOf(events)).toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'])
    expect(events[0]?.data.webauthn_registration_id).toMatch(/^webauthn-registration-test-/)
    expect(await at.errors()).toEqual([])
    await at.opened.expectNoErrors()
  })

  test('works with autofill, which replaces the passkey button', async () => {
    const { at, passkeys } = await start()
    await passkeys.openSignIn()
    await at.heading('Success!').waitFor()
    await at.text('Your Passkey has been successfully authenticated.').waitFor()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    expect(typesOf(await at.events())).toEqual([
      'PASSKEY_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ])
    expect(await at.errors()).toEqual([])
    await at.opened.expectNoErrors()
  })

  inLongRun('packages/widget/src/methods/passkeys/try-autofill')(
    'while autofill waits, no passkey button is shown and the e-mail form works',
    async () => {
      const { at, device, passkeys } = await start()
      await device.setPresent(false)
      const asked = at.page.waitForResponse('**/webauthn/authenticate/start/primary*')
      await passkeys.openSignIn()
      await asked
      expect(await passkeys.loginButton.count()).toBe(0)
      await at.submitEmail(ada)
      await at.heading('Check your email').waitFor()
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/widget/src/methods/passkeys/try-autofill')(
    'a user without a passkey is offered nothing, and gets no error',
    async () => {
      const journey = await startJourney({ surface })
      const at = await journey.visit({ mount: byPasskey, path: null })
      await addAuthenticator(at.page)
      const passkeys = await arrive(journey.world, at, ada)
      let starts = 0
      at.page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/authenticate/start/'))
          starts += 1
      })
      const answered = at.page.waitForResponse('**/webauthn/authenticate/start/secondary')
      await passkeys.openSignIn()
      expect((await answered).ok()).toBe(false)
      await at.page.waitForLoadState('networkidle')
      expect(starts).toBe(1)
      expect(await at.widget.locator('.st-banner').count()).toBe(0)
      expect(await at.errors()).toEqual([])
      await at.emailField.waitFor()
      await at.opened.expectNoErrors()
    },
  )

  test('a passkey signs the user in even when the page still remembers an ended session', async () => {
    const journey = await startJourney({ surface })
    const at = await journey.visit({ mount: byPasskey, path: null })
    await addAuthenticator(at.page)
    const passkeys = await arrive(journey.world, at, ada)
    await passkeys.register()
    const cookies = await at.page.context().cookies()
    // nothing of the page is under way that would hear of it
    await at.page.goto('about:blank')
    const session = cookies.find(({ name }) => name === 'stytch_session')?.value ?? ''
    await journey.world.call(sessions.revoke, undefined, { session })
    // the page still believes in it when the form stands
    const asked = at.page.waitForResponse('**/webauthn/authenticate/start/secondary')
    await at.page.route('**/sessions/authenticate', async (route) => {
      await asked
      await route.continue()
    })
    await at.page.goto(journey.host.origin)
    expect((await asked).ok()).toBe(false)
    await at.heading('Success!').waitFor()
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    expect(await at.errors()).toEqual([])
    await at.opened.expectNoErrors()
  })

  inLongRun('packages/widget/src/methods/passkeys/to-passkey-text')(
    'a user who cancels is told so, and may try again',
    async () => {
      const { at, device, passkeys } = await start({ hasAutofill: false })
      await passkeys.openSignIn()
      await device.setVerified(false)
      await passkeys.loginButton.click()
      await at.widget.getByRole('alert').getByText(unknown).waitFor()
      expect((await at.errors())[0]).toBe(cancelled)
      expect(await at.events()).toEqual([])

      await device.setVerified(true)
      await passkeys.loginButton.click()
      await at.heading('Success!').waitFor()
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('e2e/passkeys', 'a passkey that the account lost is removed from the browser as well')(
    'a user whose passkey was removed from the account is told so',
    async () => {
      const { at, passkeys, forget } = await start({ hasAutofill: false })
      expect(await forget()).toBe(true)
      await passkeys.openSignIn()
      await passkeys.loginButton.click()
      await at.widget.getByRole('alert').getByText(missing).waitFor()
      await at.opened.expectNoErrors()
    },
  )

  test('a passkey that the account lost is removed from the browser as well', async () => {
    const { at, device, passkeys, forget } = await start()
    expect(await forget()).toBe(true)
    await passkeys.openSignIn()
    await at.widget.getByRole('alert').getByText(missing).waitFor()
    await expect.poll(device.count).toBe(0)
    await at.opened.expectNoErrors()
  })

  inLongRun('packages/widget/src/methods/passkeys/try-autofill')(
    'WA-08 autofill is tried five times in a row and no more',
    async () => {
      const { at, passkeys } = await start()
      let starts = 0
      at.page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/start/primary?')) starts += 1
      })
      await at.page.route('**/webauthn/authenticate', async (route) => {
        const response = await route.fetch()
        const body = {
          ...(await response.json()),
          error_type: 'unable_to_auth_webauthn_registration',
        }
        await route.fulfill({ response, status: 401, json: { ...body, error_message: 'No.' } })
      })
      await passkeys.openSignIn()
      await at.widget.getByRole('alert').getByText(unknown).waitFor()
      await expect.poll(at.errors).toEqual(Array.from({ length: 5 }, () => 'No.'))
      await at.page.waitForLoadState('networkidle')
      expect(starts).toBe(5)
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/widget/src/methods/passkeys/try-autofill')(
    'the passkey button appears once autofill has ended, for example when it was dismissed',
    async () => {
      const { at, device, passkeys } = await start()
      await device.setVerified(false)
      await passkeys.openSignIn()
      await passkeys.loginButton.waitFor()
      expect(await at.widget.locator('.st-banner').count()).toBe(0)
      await device.setVerified(true)
      await passkeys.loginButton.click()
      await at.heading('Success!').waitFor()
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('e2e/passkey-requests')(
    'WA-08 a user who leaves while autofill waits and returns, five times, can still sign in',
    async () => {
      const { at, device, passkeys, world } = await start({ mount: byPasskeyOrCode })
      const countPending = await watchPending(at.page)
      const readCode = async (): Promise<string> =>
        (await world.inbox.next(ada)).code ?? (await readCode()) // news of the account comes between
      await device.setPresent(false)
      await passkeys.openSignIn()
      for (let visits = 0; visits < 5; visits += 1) {
        await expect.poll(countPending).toBe(1)
        await at.submitEmail(ada)
        await at.codeField.waitFor()
        await expect.poll(countPending).toBe(0)
        await readCode()
        await at.backButton.click()
        await at.emailField.waitFor()
      }
      await expect.poll(countPending).toBe(1)
      await at.submitEmail(ada)
      await at.codeField.fill(await readCode())
      await at.heading('Success!').waitFor()
      expect(await at.errors()).toEqual([])
      await at.opened.expectNoErrors()
    },
  )

  test('WA-08 one passkey request is pending after twenty mounts, and none after a route change', async () => {
    const { at, device, passkeys } = await start()
    const countPending = await watchPending(at.page)
    await device.setPresent(false)
    await passkeys.openSignIn()
    await expect.poll(countPending).toBe(1)
    for (let mounts = 0; mounts < 20; mounts += 1) {
      await at.page.evaluate(
        async ({ config, isNew }) => {
          const { client } = window.portico
          if (isNew) {
            document.querySelector('#sign-in')?.replaceChildren()
            await null
          }
          client.mountLogin({ elementId: '#sign-in', config })
        },
        // now in the place of the one before, now anew
        {
          config: { ...byPasskey.config, enableShadowDOM: surface.root === 'shadow' },
          isNew: mounts % 2 === 0,
        },
      )
      await at.emailField.waitFor()
    }
    await expect.poll(countPending).toBe(1)
    await at.page.evaluate(() => {
      history.pushState(null, '', '/elsewhere')
      document.querySelector('#sign-in')?.replaceChildren()
    })
    await expect.poll(countPending).toBe(0)
    await device.setPresent(true)
    expect(await at.events()).toEqual([])
    expect(await at.errors()).toEqual([])
    await at.opened.expectNoErrors()
  })
})

describe.each(takeRows(standalone, [shadow]))('registering passkeys, $name', (surface) => {
  const startJourney = prepareJourneys()

  async function start() {
    const journey = await startJourney({ surface })
    const at = await journey.visit({ mount: byPasskey, path: null })
    const device = await addAuthenticator(at.page)
    const passkeys = await arrive(journey.world, at, ada)
    return { ...journey, at, device, passkeys }
  }

  test('a user creates a passkey, sees it in the list, and finishes', async () => {
    const { at, device, passkeys } = await start()
    await passkeys.createButton.click()
    await at.heading(successTitle).waitFor()
    await at.widget.getByRole('heading', { name: 'Existing Passkeys', level: 2 }).waitFor()
    expect(await passkeys.names()).toHaveLength(1)
    expect(await device.count()).toBe(1)
    await passkeys.doneButton.click()
    const events = await at.events()
    expect(typesOf(events)).toEqual(['PASSKEY_REGISTER', 'PASSKEY_DONE'])
    expect(events[0]?.data.webauthn_registration_id).toMatch(/^webauthn-registration-test-/)
    expect(await at.errors()).toEqual([])
    await at.opened.expectNoErrors()
  })

  inLongRun('e2e/every-screen')(
    'a user who skips sees no success message and no empty list, and may go back',
    async () => {
      const { at, passkeys } = await start()
      await passkeys.skipButton.click()
      await at.heading(skippedTitle).waitFor()
      await at.text('You can go on without one and set it up later.').waitFor()
      await passkeys.doneButton.waitFor()
      expect(await at.text('Existing Passkeys').count()).toBe(0)
      expect(await at.heading(successTitle).count()).toBe(0)
      await passkeys.createButton.click()
      await at.heading(startTitle).waitFor()
      expect(typesOf(await at.events())).toEqual(['PASSKEY_SKIP'])
      await at.opened.expectNoErrors()
    },
  )

  test('a user who cancels is told so, and may try again', async () => {
    const { at, device, passkeys } = await start()
    await device.setVerified(false)
    await passkeys.createButton.click()
    await at.widget.getByRole('alert').getByText(notCreated).waitFor()
    expect((await at.errors())[0]).toBe(cancelled)
    await device.setVerified(true)
    await passkeys.createButton.click()
    await at.heading(successTitle).waitFor()
    expect(await at.text(notCreated).count()).toBe(0)
  })

  inLongRun('e2e/passkey-requests')('one device cannot register twice', async () => {
    const { at, passkeys } = await start()
    await passkeys.register()
    await passkeys.anotherButton.click()
    await at.heading(startTitle).waitFor()
    await passkeys.createButton.click()
    await at.widget.getByRole('alert').getByText(duplicate).waitFor()
    await passkeys.skipButton.click()
    await at.heading(listTitle).waitFor()
    expect(await passkeys.names()).toHaveLength(1)
  })

  inLongRun('packages/widget/src/roots/passkeys/describe-dates')(
    'the list shows when a passkey was created and last used',
    async () => {
      const { at, world, passkeys } = await start()
      await passkeys.register()
      const today = await at.page.evaluate(() =>
        new Date().toLocaleDateString([], { dateStyle: 'medium' }),
      )
      await at.text('Never used').waitFor()
      await at.text(`Created ${today}`).waitFor()
      await passkeys.signOut()
      await passkeys.openSignIn()
      await at.heading('Success!').waitFor()
      world.clock.advance(60_000)
      await passkeys.openRegistration()
      await passkeys.skipButton.click()
      await at.text('Used today').waitFor()
      expect(await at.text('Never used').count()).toBe(0)
    },
  )

  inLongRun('e2e/compat/passkeys')(
    'a user registers a second passkey with another device',
    async () => {
      const { at, device, passkeys } = await start()
      await passkeys.register()
      await device.remove()
      const key = await addAuthenticator(at.page, 'usb')
      await passkeys.anotherButton.click()
      await passkeys.createButton.click()
      await at.heading(successTitle).waitFor()
      await expect.poll(async () => (await passkeys.names()).length).toBe(2)
      expect(await key.count()).toBe(1)
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('e2e/compat/passkeys')(
    'a renamed passkey shows its new name at once, and keeps it',
    async () => {
      const { at, passkeys } = await start()
      await passkeys.register()
      const [name = ''] = await passkeys.names()
      await passkeys.edit(name).click()
      expect(await passkeys.nameField.inputValue()).toBe(name)
      expect(await passkeys.nameField.evaluate((field) => field.matches(':focus'))).toBe(true)
      // nothing else goes on meanwhile
      expect(await passkeys.anotherButton.isDisabled()).toBe(true)
      expect(await passkeys.doneButton.isDisabled()).toBe(true)

      let answer = () => {}
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      await at.page.route('**/webauthn/update/**', async (route) => {
        await held
        await route.continue()
      })
      await passkeys.nameField.fill('Work laptop')
      await at.widget.getByRole('button', { name: 'Save' }).click()
      expect(await passkeys.names()).toEqual(['Work laptop'])
      expect(await passkeys.doneButton.isEnabled()).toBe(true)
      const answered = at.page.waitForResponse(
        (response) =>
          response.url().includes('/webauthn/update/') && response.request().method() === 'PUT',
      )
      answer()
      await answered

      await at.page.reload()
      await passkeys.skipButton.click()
      await expect.poll(passkeys.names).toEqual(['Work laptop'])
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/widget/src/roots/passkeys/passkey-list-state')(
    'Escape keeps the old name, and an empty name is not accepted',
    async () => {
      const { at, passkeys } = await start()
      await passkeys.register()
      const [name = ''] = await passkeys.names()
      await passkeys.edit(name).click()
      await passkeys.nameField.fill('  ')
      await passkeys.nameField.press('Enter')
      expect(await passkeys.nameField.isVisible()).toBe(true)
      await passkeys.nameField.press('Escape')
      expect(await passkeys.names()).toEqual([name])
      await expect
        .poll(() => passkeys.edit(name).evaluate((button) => button.matches(':focus')))
        .toBe(true)
      expect(await at.errors()).toEqual([])
    },
  )

  inLongRun('packages/service/src/methods/passkeys/authenticator-name')(
    'a name may be as long as the service accepts',
    async () => {
      const { at, passkeys } = await start()
      await passkeys.register()
      const [name = ''] = await passkeys.names()
      await passkeys.edit(name).click()
      await passkeys.nameField.fill('')
      await at.page.keyboard.insertText('x'.repeat(200))
      await passkeys.nameField.press('Enter')
      await passkeys.edit('x'.repeat(128)).waitFor()
      await at.page.waitForLoadState('networkidle')
      expect(await passkeys.names()).toEqual(['x'.repeat(128)])
      expect(await at.errors()).toEqual([])
    },
  )

  inLongRun('packages/widget/src/roots/passkeys/passkey-list-state')(
    'Escape closes only the row, not the host’s dialog around it',
    async () => {
      const { at, passkeys } = await start()
      await passkeys.register()
      const [name = ''] = await passkeys.names()
      await at.page.evaluate(() => {
        const dialog = document.createElement('dialog')
        document.body.append(dialog)
        dialog.append(...document.querySelectorAll('#sign-in'))
        dialog.showModal()
      })
      await passkeys.edit(name).click()
      await passkeys.nameField.press('Escape')
      await passkeys.edit(name).waitFor()
      await passkeys.bin(name).click()
      await at.widget.getByRole('button', { name: 'Cancel' }).press('Escape')
      await passkeys.bin(name).waitFor()
      // with no row open it is the dialog's
      await passkeys.bin(name).press('Escape')
      await passkeys.bin(name).waitFor({ state: 'hidden' })
    },
  )

  inLongRun('packages/widget/src/roots/passkeys/passkey-list-state')(
    'a passkey name that the service refuses is reported at its row, and may be tried again',
    async () => {
      const { at, passkeys } = await start()
      await passkeys.register()
      const [name = ''] = await passkeys.names()
      await at.page.route('**/webauthn/update/**', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      )
      await passkeys.edit(name).click()
      await passkeys.nameField.fill('Work laptop')
      await passkeys.nameField.press('Enter')
      await at.text('The name was not changed. Please try again.').waitFor()
      expect(await passkeys.nameField.inputValue()).toBe('Work laptop')
      expect(await passkeys.nameField.evaluate((field) => field.matches(':focus'))).toBe(true)
      expect(await at.errors()).toHaveLength(1)
      expect(await at.widget.locator('.st-banner').count()).toBe(0)
      await expectAccessible(at.page)

      await at.page.unrouteAll()
      await passkeys.nameField.press('Enter')
      await expect.poll(passkeys.names).toEqual(['Work laptop'])
      expect(await at.text('The name was not changed.').count()).toBe(0)
      await at.page.route('**/webauthn/update/**', (route) => route.abort())
      await passkeys.edit('Work laptop').click()
      await passkeys.nameField.fill('Elsewhere')
      await passkeys.nameField.press('Enter')
      await at.text('The name was not changed. Please try again.').waitFor()
      await passkeys.nameField.press('Escape')
      expect(await passkeys.names()).toEqual(['Work laptop'])
      expect(name).not.toBe('Work laptop')
    },
  )

  test('A6: a passkey is deleted after a confirmation, and no title says that it was created; Cancel keeps it', async () => {
    const { at, passkeys } = await start()
    await passkeys.register()
    const [name = ''] = await passkeys.names()
    await passkeys.bin(name).click()
    const question = at.widget.getByRole('group', { name })
    await question.getByText(warning).waitFor()
    await expect.poll(() => at.widget.getByRole('alert').allInnerTexts()).toContain(warning)
    const cancel = question.getByRole('button', { name: 'Cancel' })
    expect(await cancel.evaluate((button) => button.matches(':focus'))).toBe(true)
    await cancel.click()
    // the live region lets go of it a moment later
    await expect.poll(() => at.text(warning).count()).toBe(0)
    expect(await passkeys.names()).toEqual([name])
    await expect
      .poll(() => passkeys.bin(name).evaluate((button) => button.matches(':focus')))
      .toBe(true)

    await passkeys.bin(name).click()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.poll(passkeys.names).toEqual([])
    expect(await at.text('Existing Passkeys').count()).toBe(0)
    await expect
      .poll(() => at.heading('Your Passkeys').evaluate((heading) => heading.matches(':focus')))
      .toBe(true)
    expect(await at.heading(successTitle).count()).toBe(0)
    await at.text('There are none left. You can create a new one now or later.').waitFor()
    await expectAccessible(at.page)
    await at.widget.getByRole('button', { name: 'Create a Passkey' }).waitFor()
    await at.page.reload()
    await passkeys.skipButton.click()
    await passkeys.doneButton.waitFor()
    expect(await passkeys.names()).toEqual([])
    await at.opened.expectNoErrors()
  })

  test('a user who signed in a while ago keeps the passkey, and reads what to do', async () => {
    const { at, world, passkeys } = await start()
    await passkeys.register()
    const [name = ''] = await passkeys.names()
    world.clock.advance(601_000)
    await passkeys.bin(name).click()
    await at.widget.getByRole('button', { name: 'Delete', exact: true }).click()
    await at.text('Sign in again, then delete it.').last().waitFor()
    expect(await passkeys.names()).toEqual([name])
    expect(await at.heading('Enter passcode').count()).toBe(0)
    expect(await at.errors()).toHaveLength(1)
  })

  inLongRun('packages/widget/src/roots/passkeys/passkey-list-state')(
    'a passkey that could not be deleted stays in the list, with an error and the confirmation',
    async () => {
      const { at, passkeys } = await start()
      await passkeys.register()
      const [name = ''] = await passkeys.names()
      await at.page.route('**/users/webauthn_registrations/**', (route) =>
        route.request().method() === 'DELETE' ? route.abort() : route.continue(),
      )
      await passkeys.bin(name).click()
      await at.widget.getByRole('button', { name: 'Delete', exact: true }).click()
      await at.text('This passkey was not deleted. Please try again.').last().waitFor()
      expect(await at.errors()).toHaveLength(1)
      expect(await passkeys.names()).toEqual([name])
      await expectAccessible(at.page)
      await at.page.unrouteAll()
      await at.widget.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect.poll(passkeys.names).toEqual([])
    },
  )

  inLongRun('e2e/passkeys-page')(
    'a signed-out user cannot register a passkey; a user who signs in can',
    async () => {
      const journey = await startJourney({ surface })
      const at = await journey.visit({ mount: byPasskey, path: null })
      const passkeys = toPasskeyPage(at)
      await passkeys.openRegistration()
      await at.text(noUser).first().waitFor()
      expect(await passkeys.createButton.count()).toBe(0)
      expect(await at.errors()).toHaveLength(1)

      await arrive(journey.world, at, ada)
      await passkeys.signOut()
      await at.text(noUser).first().waitFor()
      expect(await at.errors()).toEqual([expect.stringContaining('session')])
      await at.opened.expectNoErrors()
    },
  )
})

describe('a passkey after a log-in with a password', () => {
  const startJourney = prepareJourneys()
  const password = 'seven wooden lighthouses'
  const passkeys: ProjectConfig['passkeys'] = {
    domain: null,
    name: null,
    relatedOrigins: [],
    userVerification: 'required',
    freshSessionMinutes: null,
    automaticUpgrade: true,
  }
  const wanted = { ...byPasskeyOrPassword.config, passkeyOptions: { automaticUpgrade: true } }

  /** A browser that can make passkeys without asking, or cannot; it makes them in the usual way. */
  const makeBrowser = (canUpgrade: boolean) => (page: Page) =>
    page.addInitScript((conditionalCreate) => {
      const make = navigator.credentials.create.bind(navigator.credentials)
      const asked: unknown[] = []
      Object.assign(window, { asked })
      Object.assign(PublicKeyCredential, {
        getClientCapabilities: async () => ({ conditionalCreate, conditionalGet: false }),
      })
      navigator.credentials.create = (options) => {
        const { mediation, ...usual } = { mediation: undefined, ...options }
        asked.push(mediation)
        return make(usual)
      }
    }, canUpgrade)

  async function logIn(config: MountOptions['config'], canUpgrade = true) {
    const { world, visit } = await startJourney({
      surface: main,
      world: { project: { passkeys } },
    })
    await world.call(passwords.create, { email: ada, password })
    const at = await visit({ mount: { config }, prepare: makeBrowser(canUpgrade) })
    const device = await addAuthenticator(at.page)
    await at.submitEmail(ada)
    await at.submitPassword(password)
    await at.heading('Success!').waitFor()
    return { at, device, asked: () => at.page.evaluate(() => Reflect.get(window, 'asked')) }
  }

  test('is created automatically where the host wants it and the browser can', async () => {
    const { at, device, asked } = await logIn(wanted)
    await expect
      .poll(async () => typesOf(await at.events()).sort())
      .toEqual(['AUTHENTICATE_FLOW_COMPLETE', 'PASSKEY_REGISTER', 'PASSWORD_AUTHENTICATE'])
    expect(await asked()).toEqual(['conditional'])
    expect(await device.count()).toBe(1)
    await at.opened.expectNoErrors()
  })

  // what a browser can do is the client's to know: packages/client/src/methods/passkeys/passkeys.test.ts
  test.each(
    takeFirst([
      ['the host did not ask for it', byPasskeyOrPassword.config, true],
      ['the browser cannot', wanted, false],
    ]),
  )('is not created where %s', async (_, config, canUpgrade) => {
    const { at, asked } = await logIn(config, canUpgrade)
    await at.page.waitForLoadState('networkidle')
    expect(await asked()).toEqual([])
    expect(typesOf(await at.events())).not.toContain('PASSKEY_REGISTER')
    expect(await at.errors()).toEqual([])
    await at.opened.expectNoErrors()
  })
})
