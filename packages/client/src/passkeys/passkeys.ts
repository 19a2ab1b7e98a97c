/**
 * Everything of passkeys, in a chunk of its own: registering and signing in are a start at the service, a request
 * to the browser and a finish at the service. Wires only; who may ask the browser when, the queue decides.
 */
import { passkeys } from '@portico/contract'
import { askWithSession } from '../account/ask-with-session.ts'
import type { WebauthnApi } from '../api/webauthn-api.ts'
import { createWebauthnPage } from '../browser/webauthn-page.ts'
import { validate } from '../validate.ts'
import { type Authenticate, createAuthenticate } from './authenticate.ts'
import { supportsAutofill } from './capabilities.ts'
import { getCredentialRequestQueue } from './credential-request-queue.ts'
import { type CredentialSignaller, createCredentialSignaller } from './credential-signaller.ts'
import type { PasskeyParts } from './passkey-context.ts'
import { createRegister, type Register } from './register.ts'
import { askForSession } from './session-needed.ts'

/** What the chunk gives to the client. */
export interface Passkeys
  extends Pick<WebauthnApi, 'update' | 'browserSupportsAutofill'>,
    Pick<CredentialSignaller, 'signalAccepted'> {
  register: Register
  authenticate: Authenticate
}

/** Makes the calls of `client.webauthn`. */
export function createPasskeys(parts: PasskeyParts): Passkeys {
  const { ports, store, call } = parts
  const page = ports.webauthn ?? createWebauthnPage()
  const signaller = createCredentialSignaller(page)
  const context = { ...parts, page, signaller, queue: getCredentialRequestQueue(page.shared) }
  return {
    register: createRegister(context),
    authenticate: createAuthenticate(context),
    async update(given, options) {
      validate('webauthn.update', given, { webauthn_registration_id: 'string', name: 'string' })
      const { webauthn_registration_id: id, name } = given
      const { webauthn_signals, ...reply } = await askForSession(() =>
        askWithSession(
          store,
          () => call(passkeys.update, { name }, { ...options, params: { id } }),
          ({ webauthn_registration: renamed }) => {
            const { session, user } = store.get()
            if (!session || !user) return
            const webauthn_registrations = user.webauthn_registrations.map((known) =>
              known.webauthn_registration_id === id ? renamed : known,
            )
            store.set({ session, user: { ...user, webauthn_registrations } })
          },
        ),
      )
      signaller.signalAccepted(webauthn_signals)
      return reply
    },
    browserSupportsAutofill: () => supportsAutofill(page),
    signalAccepted: signaller.signalAccepted,
  }
}
