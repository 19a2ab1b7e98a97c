/**
 * All calls of passkeys, in a chunk of its own: a registration or sign-in is a start at the service, a request to the
 * browser, and a finish at the service. This file only wires; the queue decides the order of requests to the browser.
 */
import type { ReplyOf } from '@portico/contract'
import { passkeys } from '@portico/contract/methods/passkeys'
import { askWithSession } from '../../calls/ask-with-session.ts'
import type { CallContext, EarlyContext } from '../../calls/call-context.ts'
import { createWebauthnPage } from '../../foundation/browser/webauthn-page.ts'
import type { CallOptions } from '../../foundation/client-options.ts'
import { validate } from '../../foundation/validate.ts'
import { createAskImmediately } from './ask-immediately.ts'
import { createAuthenticate } from './authenticate.ts'
import { supportsAutofill } from './capabilities.ts'
import { getCredentialRequestQueue } from './credential-request-queue.ts'
import { createCredentialSignaller } from './credential-signaller.ts'
import { createPasskeySteps } from './passkey-steps.ts'
import { createRegister } from './register.ts'
import { askForSession } from './session-needed.ts'

export { createCredentialSignaller }

/** Answer of `webauthn.update`. */
export type WebauthnUpdateReply = Omit<ReplyOf<typeof passkeys.update>, 'webauthn_signals'>

/** Adds what passkeys need of the page. */
function toContext<Parts extends EarlyContext>(parts: Parts) {
  const { ports } = parts
  const page = ports.webauthn ?? createWebauthnPage()
  const signaller = createCredentialSignaller(ports)
  return { ...parts, page, signaller, queue: getCredentialRequestQueue(page.shared) }
}

/** Makes the calls of passkeys between the two steps of a sign-in. */
export const createStepCalls = (parts: CallContext) => createPasskeySteps(toContext(parts))

/** Makes the part of `signInImmediately` that asks the browser. */
export const createImmediateCall = (parts: EarlyContext) => createAskImmediately(toContext(parts))

/** Makes `client.webauthn`. */
export function createCalls(parts: EarlyContext) {
  const context = toContext(parts)
  const { page, signaller, store, call } = context
  return {
    register: createRegister(context),
    authenticate: createAuthenticate(context),
    /**
     * Renames a passkey.
     *
     * @throws PorticoAPIError `webauthn_registration_not_found`, `empty_webauthn_registration_name`
     */
    async update(
      options: { webauthn_registration_id: string; name: string },
      callOptions?: CallOptions,
    ): Promise<WebauthnUpdateReply> {
      validate('webauthn.update', options, { webauthn_registration_id: 'string', name: 'string' })
      const { webauthn_registration_id: id, name } = options
      const { webauthn_signals, ...reply } = await askForSession(() =>
        askWithSession(
          store,
          () => call(passkeys.update, { name }, { ...callOptions, params: { id } }),
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
    /** Tells whether the browser offers passkeys in a field. Never rejects, even if the browser has no passkeys. */
    browserSupportsAutofill: (): Promise<boolean> => supportsAutofill(page),
  }
}

/**
 * Sign-in by passkeys and security keys. A page has one pending request to the browser at a time: a request of the
 * user interrupts autofill, which goes on by itself if the user's request fails.
 */
export type WebauthnApi = ReturnType<typeof createCalls>
