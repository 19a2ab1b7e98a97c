import { expect, test } from 'vitest'
import '../testing/loaded-calls.ts'
import '../methods/passkeys/passkeys.ts'
import { answer, refuse } from '../testing/fake-service.ts'
import type { FakeWebauthnParts } from '../testing/fake-webauthn.ts'
import { createPasskeyWorld, follow, rpId, told } from '../testing/passkey-world.ts'
import { signInImmediately } from './sign-in-immediately.ts'

const capable: FakeWebauthnParts = {
  statics: { getClientCapabilities: async () => ({ immediateGet: true }) },
}
const start = 'POST /webauthn/authenticate/start/primary'

test('a passkey that the browser has signs in, and saved passwords are not asked for', async () => {
  const { clock, client, webauthn, bodies } = createPasskeyWorld(capable)
  const call = follow(signInImmediately(client, { session_duration_minutes: 60 }))
  await clock.settle()
  expect(webauthn.requests).toEqual(['get immediate'])
  expect(bodies(start)).toEqual([{ domain: rpId, return_passkey_credential_options: true }])
  webauthn.pick()
  await clock.settle()
  expect(call.result).toHaveProperty('session')
  expect(call.result).not.toHaveProperty('webauthn_signals')
  expect(bodies('POST /webauthn/authenticate')).toEqual([
    { public_key_credential: expect.any(String), session_duration_minutes: 60 },
  ])
  expect(client.session.getSync()).not.toBeNull()
  expect(webauthn.told).toEqual(told)
})

test('a saved password signs in by the call of passwords, if the page asked for them', async () => {
  const { clock, client, service, webauthn, bodies } = createPasskeyWorld(capable)
  service.on('POST /passwords/authenticate', () => answer(service.openSession()))
  const call = follow(signInImmediately(client, { passwords: true, session_duration_minutes: 60 }))
  await clock.settle()
  expect(webauthn.requests).toEqual(['get immediate password'])
  webauthn.pickPassword('ada@example.com', 'correct horse')
  await clock.settle()
  expect(call.result).toHaveProperty('session')
  expect(bodies('POST /passwords/authenticate')).toEqual([
    { email: 'ada@example.com', password: 'correct horse', session_duration_minutes: 60 },
  ])
})

test.each([
  ['cannot answer at once', { statics: { getClientCapabilities: async () => ({}) } }],
  ['does not tell what it can', {}],
  ['has no passkeys', { statics: undefined }],
  ['is on a page without https', { ...capable, isSecureContext: false }],
  ['is on a page that may not use passkeys', { ...capable, isAllowed: false }],
] as const)('a browser that %s is asked nothing, and neither is the service', async (_, parts) => {
  const { clock, client, webauthn, bodies } = createPasskeyWorld(parts)
  const call = follow(signInImmediately(client))
  await clock.settle()
  expect(call.result).toBeNull()
  expect(webauthn.requests).toEqual([])
  expect(bodies(start)).toEqual([])
})

test('a user who is signed in is asked nothing', async () => {
  const { clock, client, signIn, webauthn } = createPasskeyWorld(capable)
  await signIn()
  const call = follow(signInImmediately(client))
  await clock.settle()
  expect(call.result).toBeNull()
  expect(webauthn.requests).toEqual([])
})

test('a browser without a passkey answers null, and nothing is reported', async () => {
  const { clock, client, webauthn, reported } = createPasskeyWorld(capable)
  const call = follow(signInImmediately(client))
  await clock.settle()
  webauthn.refuse('NotAllowedError')
  await clock.settle()
  expect(call.result).toBeNull()
  expect(reported).toEqual([])
})

test('a newer request of the page takes its place, and it answers null', async () => {
  const { clock, client, webauthn } = createPasskeyWorld(capable)
  const call = follow(signInImmediately(client))
  await clock.settle()
  follow(client.webauthn.authenticate())
  await clock.settle()
  expect(call.result).toBeNull()
  expect(webauthn.requests).toEqual(['get immediate', 'get'])
})

test('a wrong domain is an error of the page, and reported', async () => {
  const { clock, client, webauthn, reported } = createPasskeyWorld(capable)
  const call = follow(signInImmediately(client))
  await clock.settle()
  webauthn.refuse('SecurityError')
  await clock.settle()
  expect(call.result).toMatchObject({ code: 'invalid_domain' })
  expect(reported).toEqual([call.result])
})

test('a passkey that the service does not know is an error, and the browser forgets it', async () => {
  const { clock, client, service, webauthn } = createPasskeyWorld(capable)
  service.on('POST /webauthn/authenticate', () => refuse(404, 'webauthn_registration_not_found'))
  const call = follow(signInImmediately(client))
  await clock.settle()
  webauthn.pick('credential-9')
  await clock.settle()
  expect(call.result).toMatchObject({ error_type: 'webauthn_registration_not_found' })
  expect(webauthn.told).toEqual(['unknown app.example.com credential-9'])
})
