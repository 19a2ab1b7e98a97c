/** Passkeys by the official clients without their widgets, unmodified; see `passkeys.test.ts`. */
import { users } from '@portico/contract'
import { describe, expect, test } from 'vitest'
import { addAuthenticator } from '../support/virtual-authenticator.ts'
import type { OfficialPage } from './support/official-page.ts'
import { headlessVersions } from './support/official-versions.ts'
import { registerPasskey, signOutOfficial } from './support/passkey-actions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { signInOfficial } from './support/sign-in-official.ts'

const registrationId = expect.stringMatching(/^webauthn-registration-test-/)
const session_duration_minutes = 30

const getFixture = prepareOfficial()

describe.each(headlessVersions)(
  'passkeys with the headless client of version %s',
  (name, version) => {
    async function start(person: string) {
      const { world, visit } = getFixture()
      const at = await visit({ entry: version.headless })
      const device = await addAuthenticator(at.page)
      const email = `${person}-${name}@example.com`
      await signInOfficial(at, world, email)
      return { world, at, device, email }
    }
    const authenticate = (at: OfficialPage, options: object = {}) =>
      at.page.evaluate(
        (given) => window.official.webauthn.authenticate({ is_passkey: true, ...given }),
        { session_duration_minutes, ...options },
      )
    const readUser = (at: OfficialPage) => at.page.evaluate(() => window.official.user.get())
    const known = (at: OfficialPage) =>
      at.page.evaluate(() => window.official.user.getSync()?.webauthn_registrations)
    /** What a call of the page's client fails with. */
    const fails = (call: Promise<unknown>) =>
      call.then(
        () => 'nothing',
        (error) => String(error.message),
      )

    test('registers, renames and deletes a passkey', async () => {
      const { at, device, world } = await start('nia')
      const made = await registerPasskey(at)
      expect(made).toMatchObject({
        status_code: 200,
        webauthn_registration_id: registrationId,
        session: {
          authentication_factors: [
            { type: 'otp' },
            {
              type: 'webauthn',
              delivery_method: 'webauthn_registration',
              webauthn_factor: {
                webauthn_registration_id: made.webauthn_registration_id,
                domain: 'localhost',
                user_agent: await at.page.evaluate(() => navigator.userAgent),
              },
            },
          ],
        },
      })
      const [passkey] = (await known(at)) ?? []
      expect(passkey).toMatchObject({
        webauthn_registration_id: made.webauthn_registration_id,
        domain: 'localhost',
        authenticator_type: 'platform',
        verified: true,
        name: expect.stringMatching(/\w/),
      })
      expect(await device.count()).toBe(1)

      const id = made.webauthn_registration_id
      const renamed = await at.page.evaluate(
        (webauthn_registration_id) =>
          window.official.webauthn.update({ webauthn_registration_id, name: 'Work laptop' }),
        id,
      )
      expect(renamed).toMatchObject({
        status_code: 200,
        webauthn_registration: { ...passkey, name: 'Work laptop' },
      })
      expect((await readUser(at))?.webauthn_registrations).toEqual([
        { ...passkey, name: 'Work laptop' },
      ])

      const deleted = await at.page.evaluate(
        (gone) => window.official.user.deleteWebauthnRegistration(gone),
        id,
      )
      expect(deleted.status_code).toBe(200)
      expect(await known(at)).toEqual([])
      const me = await world.call(users.me, undefined, { session: made.session_token })
      expect(me.data?.webauthn_registrations).toEqual([])
      await at.expectClean()
    })

    test('signs in with one call, and a second call while signed in keeps the session', async () => {
      const { at, email } = await start('ole')
      const made = await registerPasskey(at)
      await signOutOfficial(at)
      const proved = await authenticate(at)
      expect(proved).toMatchObject({
        status_code: 200,
        user_id: made.user_id,
        webauthn_registration_id: made.webauthn_registration_id,
        session: { authentication_factors: [{ type: 'webauthn' }] },
      })
      await at.status.getByText(`Signed in as ${email}`).waitFor()
      const again = await authenticate(at)
      expect(again?.session.session_id).toBe(proved?.session.session_id)
      const asked = at.calls.filter((call) => call.includes('/start'))
      expect(asked).toEqual([
        'POST /sdk/v1/webauthn/register/start',
        'POST /sdk/v1/webauthn/authenticate/start/primary',
        'POST /sdk/v1/webauthn/authenticate/start/secondary',
      ])
      await at.expectClean()
    })

    test('signs in with autofill in a field of the page', async () => {
      const { at, email } = await start('pia')
      await registerPasskey(at)
      await signOutOfficial(at)
      expect(await at.page.evaluate(() => window.official.webauthn.browserSupportsAutofill())).toBe(
        true,
      )
      await at.page.evaluate(() => {
        const field = document.createElement('input')
        field.autocomplete = 'username webauthn'
        document.body.append(field)
      })
      expect(await authenticate(at, { conditional_mediation: true })).toMatchObject({
        status_code: 200,
      })
      await at.status.getByText(`Signed in as ${email}`).waitFor()
      await at.expectClean()
    })

    test('every option of a registration is accepted', async () => {
      const { at } = await start('quin')
      const made = await registerPasskey(at, {
        domain: 'localhost',
        authenticator_type: 'platform',
        override_id: `quin-${name}`,
        override_name: 'quin@fieldnotes.example',
        override_display_name: 'Quin',
        use_base64_url_encoding: true,
      })
      expect(made.status_code).toBe(200)
      await signOutOfficial(at)
      expect(await authenticate(at, { domain: 'localhost' })).toMatchObject({
        user_id: made.user_id,
      })
      await at.expectClean()
    })

    test('a WebAuthn device that is not a passkey authenticates the signed-in user', async () => {
      const { at } = await start('rob')
      const made = await registerPasskey(at, { is_passkey: false })
      const proved = await authenticate(at, { is_passkey: false })
      expect(proved).toMatchObject({
        status_code: 200,
        webauthn_registration_id: made.webauthn_registration_id,
      })
      await at.expectClean()
    })

    test('one device cannot register twice', async () => {
      const { at, device } = await start('sam')
      await registerPasskey(at)
      expect(await fails(registerPasskey(at))).toContain(
        'already registered with the relying party',
      )
      expect(await device.count()).toBe(1)
      await at.expectClean()
    })

    test('rejects with the error type of the service when the service refuses', async () => {
      const { at, world } = await start('tom')
      const made = await registerPasskey(at)
      const update = (webauthn_registration_id: string, name: string) =>
        at.page.evaluate(
          (options) => window.official.webauthn.update(options).catch((error) => error.error_type),
          { webauthn_registration_id, name },
        )
      expect(await update('webauthn-registration-test-none', 'Laptop')).toBe(
        'webauthn_registration_not_found',
      )
      expect(await update(made.webauthn_registration_id, '')).toBe(
        'empty_webauthn_registration_name',
      )
      const elsewhere = await at.page.evaluate(
        (options) =>
          window.official.webauthn
            .register(options)
            .catch(({ error_type, error_message }) => ({ error_type, error_message })),
        { is_passkey: true, session_duration_minutes, domain: 'example.com' },
      )
      expect(elsewhere).toMatchObject({
        error_type: 'invalid_webauthn_registration_domain',
        error_message: expect.stringContaining('example.com'),
      })
      await signOutOfficial(at)
      const { project, storage } = world
      await storage.passkeys.remove(project.projectId, made.user_id, made.webauthn_registration_id)
      const gone = await at.page.evaluate(
        (options) =>
          window.official.webauthn.authenticate(options).catch((error) => error.error_type),
        { is_passkey: true, session_duration_minutes },
      )
      expect(gone).toBe('webauthn_registration_not_found')
    })
  },
)
