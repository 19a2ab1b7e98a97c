import type { Client } from '../client/client.ts'
import { createFakeBrowser, options, publicToken } from './fake-browser.ts'
import { createFakeClock } from './fake-clock.ts'
import { answer, createFakeService } from './fake-service.ts'
import { createFakeWebauthn, type FakeWebauthnParts } from './fake-webauthn.ts'

/** Encodes a text as base64url of its bytes. */
export const encode = (text: string) => btoa(text).replace(/=/g, '')
/** The page's host name. */
export const rpId = 'app.example.com'

/** The passkey that the service returns. */
export const registration = {
  webauthn_registration_id: 'webauthn-registration-test-1',
  domain: rpId,
  user_agent: 'Test/1.0',
  authenticator_type: 'platform',
  verified: true,
  name: 'Laptop',
}
/** The id of `registration`. */
export const { webauthn_registration_id } = registration
/** The signals for the browser in the service's answers. */
export const webauthn_signals = [
  {
    rp_id: rpId,
    user_handle: 'handle',
    accepted_credential_ids: ['credential-1', 'credential-2'],
    name: 'ada@example.com',
    display_name: 'Ada',
  },
]
/** The signals that the browser received from `webauthn_signals`. */
export const told = [
  'accepted app.example.com handle credential-1,credential-2',
  'details app.example.com handle ada@example.com Ada',
]

/** Makes a page with passkeys, its client and its service. */
export function createPasskeyWorld(parts: FakeWebauthnParts = {}) {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  const webauthn = createFakeWebauthn(parts)
  const browser = createFakeBrowser({ clock, fetch: service.fetch, webauthn: webauthn.port })
  const reported: unknown[] = []
  let challenges = 0
  const requestOptions = () =>
    answer({
      public_key_credential_request_options: JSON.stringify({
        challenge: encode(`challenge-${++challenges}`),
        rpId,
        timeout: 300_000,
        allowCredentials: [],
      }),
    })
  service.on('GET /projects/bootstrap', () => answer())
  service.on('POST /webauthn/authenticate/start/primary', requestOptions)
  service.on('POST /webauthn/authenticate/start/secondary', requestOptions)
  service.on('POST /webauthn/authenticate', () =>
    answer({ ...service.openSession(), webauthn_registration_id, webauthn_signals }),
  )
  service.on('POST /webauthn/register/start', () =>
    answer({
      user_id: 'user-test-1',
      public_key_credential_creation_options: JSON.stringify({
        challenge: encode(`challenge-${++challenges}`),
        rp: { id: rpId, name: 'App' },
        user: { id: encode('handle'), name: 'ada@example.com', displayName: 'Ada' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        excludeCredentials: [{ type: 'public-key', id: encode('credential-0') }],
      }),
    }),
  )
  service.on('POST /webauthn/register', ({ credential }) =>
    answer({ ...service.renewSession(credential), webauthn_registration_id, webauthn_signals }),
  )
  const tab = browser.openTab(`https://${rpId}/`)
  const connect = () =>
    tab.connect({ ...options, errorReporter: (error) => reported.push(error) }, publicToken)
  const bodies = (route: string) =>
    service.requests.filter((request) => request.route === route).map(({ body }) => body)
  const client = connect()
  const signIn = async () => {
    service.on('POST /otps/authenticate', () =>
      answer({ ...service.openSession(), method_id: 'm' }),
    )
    await client.otps.authenticate('123456', 'method')
  }
  return { clock, service, browser, tab, webauthn, client, connect, signIn, reported, bodies }
}

/** Follows a pending call; an error becomes its result. */
export function follow<Result>(promise: Promise<Result>) {
  const call: { result?: Result | unknown } = {}
  promise.then(
    (result) => {
      call.result = result
    },
    (error) => {
      call.result = error
    },
  )
  return call
}

/** Signs in by autofill. */
export const autofill = (client: Client, signal?: AbortSignal) =>
  client.webauthn.authenticate({
    is_passkey: true,
    conditional_mediation: true,
    session_duration_minutes: 30,
    ...(signal && { signal }),
  })
