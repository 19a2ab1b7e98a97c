/** What no stand-in shows: the client's turns at the one request that a real browser takes. */
import { takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byCode } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { main } from './support/surfaces.ts'
import { addAuthenticator } from './support/virtual-authenticator.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'

describe('requests for passkeys in Chromium', () => {
  const startJourney = prepareJourneys()

  async function start() {
    const { world, visit } = await startJourney({ surface: main })
    const at = await visit({ mount: byCode })
    const authenticator = await addAuthenticator(at.page)
    await at.page.evaluate(() => {
      const { credentials } = navigator
      const get = credentials.get.bind(credentials)
      Object.assign(window, { asked: 0 })
      credentials.get = (options) => {
        Reflect.set(window, 'asked', Reflect.get(window, 'asked') + 1)
        return get(options)
      }
    })
    await at.submitEmail(ada)
    await at.codeField.fill(await world.inbox.codeFor(ada))
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    return { at, page: at.page, authenticator }
  }

  const register = (page: Page) =>
    page.evaluate(async () => {
      const { client } = window.portico
      const reply = await client.webauthn.register({ is_passkey: true })
      const known = client.user.getSync()?.webauthn_registrations
      return known?.some(
        ({ webauthn_registration_id }) =>
          webauthn_registration_id === reply.webauthn_registration_id,
      )
    })
  const signOut = (page: Page) => page.evaluate(() => window.portico.client.session.revoke())
  /** Calls, and says what became of it: nobody waits for it here. */
  const begin = (page: Page, name: string, options: object) =>
    page.evaluate(
      ({ name, options }) => {
        const controller = new AbortController()
        const call = { outcome: 'pending', abort: () => controller.abort() }
        Reflect.set(window, name, call)
        window.portico.client.webauthn
          .authenticate({ ...options, is_passkey: true, signal: controller.signal })
          .then(
            (reply) => {
              call.outcome = reply ? 'signed in' : 'nothing'
            },
            (error) => {
              call.outcome = error.name
            },
          )
      },
      { name, options },
    )
  const outcome = (page: Page, name: string) =>
    page.evaluate((name) => Reflect.get(window, name).outcome, name)
  const abort = (page: Page, name: string) =>
    page.evaluate((name) => Reflect.get(window, name).abort(), name)
  /** Waits until the browser was asked so often. */
  const askedFor = (page: Page, count: number) =>
    expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked'))).toBe(count)

  test('a device can register one passkey, which signs the user in', async () => {
    const { page, authenticator } = await start()
    expect(await register(page)).toBe(true)
    expect(await authenticator.count()).toBe(1)
    const again = page.evaluate(() =>
      window.portico.client.webauthn.register({ is_passkey: true }).catch((error) => error.code),
    )
    expect(await again).toBe('already_registered')
    await signOut(page)
    await begin(page, 'button', {})
    await expect.poll(() => outcome(page, 'button')).toBe('signed in')
  })

  test('a passkey request from a button interrupts autofill, which resumes once that request is cancelled', async () => {
    const { page, authenticator } = await start()
    await register(page)
    await signOut(page)
    await authenticator.setPresent(false)
    const autofill = { conditional_mediation: true, disable_input_check: true }
    await begin(page, 'autofill', autofill)
    await askedFor(page, 1)
    await begin(page, 'button', {})
    await askedFor(page, 2)
    await authenticator.setPresent(true)
    expect(await outcome(page, 'autofill')).toBe('pending')
    await abort(page, 'button')
    await expect.poll(() => outcome(page, 'button')).toBe('AbortError')
    await expect.poll(() => outcome(page, 'autofill')).toBe('signed in')
    await askedFor(page, 3)
  })

  inLongRun('packages/widget/src/methods/passkeys/try-autofill')(
    'autofill that was cancelled and requested again five times still signs the user in',
    async () => {
      const { at, page, authenticator } = await start()
      await register(page)
      await signOut(page)
      await authenticator.setPresent(false)
      const autofill = { conditional_mediation: true, disable_input_check: true }
      for (let count = 1; count <= 5; count++) {
        await begin(page, 'autofill', autofill)
        await askedFor(page, count)
        await abort(page, 'autofill')
        await expect.poll(() => outcome(page, 'autofill')).toBe('AbortError')
      }
      await authenticator.setPresent(true)
      await begin(page, 'autofill', autofill)
      await expect.poll(() => outcome(page, 'autofill')).toBe('signed in')
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
    },
  )

  test('autofill needs a field, which may be in an open shadow root', async () => {
    const { page, authenticator } = await start()
    await signOut(page)
    await authenticator.setPresent(false)
    await begin(page, 'without', { conditional_mediation: true })
    await expect.poll(() => outcome(page, 'without')).toBe('nothing')
    await page.evaluate(() => {
      const outer = document.createElement('div')
      const inner = document.createElement('div')
      const field = document.createElement('input')
      field.autocomplete = 'username webauthn'
      inner.attachShadow({ mode: 'open' }).append(field)
      outer.attachShadow({ mode: 'open' }).append(inner)
      document.body.append(outer)
    })
    await begin(page, 'with', { conditional_mediation: true })
    await askedFor(page, 1)
    expect(await outcome(page, 'with')).toBe('pending')
  })

  test('a deleted passkey is no longer offered', async () => {
    const { page, authenticator } = await start()
    await register(page)
    await page.evaluate(async () => {
      const { user } = window.portico.client
      const [passkey] = user.getSync()?.webauthn_registrations ?? []
      await user.deleteWebauthnRegistration(passkey?.webauthn_registration_id ?? '')
    })
    await expect.poll(authenticator.count).toBe(0)
  })

  inLongRun('e2e/passkey-domains')(
    'a domain other than the page’s is refused with a message for the developer',
    async () => {
      const { page } = await start()
      const error = await page.evaluate(() =>
        window.portico.client.webauthn
          .register({ is_passkey: true, domain: 'example.com' })
          .catch(({ error_type, message }) => ({ error_type, message })),
      )
      expect(error).toMatchObject({ error_type: 'invalid_webauthn_registration_domain' })
      expect(Object(error).message).toContain('example.com')
    },
  )
})
