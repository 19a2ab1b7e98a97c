import { createAuthenticator } from '@portico/testkit/authenticator'
import { engines, openTestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGround } from '../../testing/create-ground.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import {
  enrolPasskey,
  logInByPasskey,
  pageOrigin,
  register,
  startLogIn,
  startRegistration,
  takeCreationOptions,
  takeRequestOptions,
  takeSecondaryOptions,
} from '../../testing/passkey-calls.ts'

describe.each(engines)('passkeys on %s', (engine) => {
  const ground = createGround(() => openTestStorage(engine))
  let world: TestService
  beforeAll(async () => {
    await ground.open()
    world = await ground.start()
  })
  afterAll(ground.close)
  const me = async (session: string) => (await world.get('/users/me', { session })).data

  test('a person registers a passkey and signs in by it, without saying who they are', async () => {
    const device = createAuthenticator({ origin: pageOrigin })
    const begun = await enrolPasskey(world, device)
    const { data } = begun.answer
    expect(data.user.webauthn_registrations).toEqual([
      {
        webauthn_registration_id: begun.registrationId,
        domain: 'app.example.com',
        user_agent: expect.any(String),
        authenticator_type: 'platform',
        verified: true,
        name: 'Passkey',
      },
    ])
    const answer = await logInByPasskey(world, device.get(await takeRequestOptions(world)))
    expect([answer.status, answer.data.user_id]).toEqual([200, begun.userId])
    expect(answer.data.webauthn_registration_id).toBe(begun.registrationId)
    expect(answer.data.session.authentication_factors).toEqual([
      {
        type: 'webauthn',
        delivery_method: 'webauthn_registration',
        last_authenticated_at: new Date(world.now()).toISOString(),
        webauthn_factor: {
          webauthn_registration_id: begun.registrationId,
          domain: 'app.example.com',
          user_agent: expect.any(String),
        },
      },
    ])
    expect((await me(answer.data.session_token)).user_id).toBe(begun.userId)
  })
})
