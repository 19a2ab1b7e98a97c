import { passkeys } from '@portico/contract/methods/passkeys'
import type { CallOptions, SessionDuration } from '../../foundation/client-options.ts'
import { validate } from '../../foundation/validate.ts'
import { passOn, type WebauthnAuthenticationReply } from './authenticate.ts'
import { supportsImmediate } from './capabilities.ts'
import { runCeremony } from './ceremony.ts'
import { toRequestOptions } from './credential-json.ts'
import { type PasskeyContext, reportFaults } from './passkey-context.ts'
import { toWebauthnError } from './to-webauthn-error.ts'
import { WebauthnError } from './webauthn-error.ts'

/** Options of a sign-in by one press. */
export interface ImmediateOptions extends SessionDuration {
  /** The same domain as at the registration. @default the page's host name */
  domain?: string
  /** Whether the browser offers the passwords that it has saved for the page as well. @default false */
  passwords?: boolean
}

/** A password that the browser has saved, and its user chose. */
export interface SavedPassword {
  email: string
  password: string
}

/** The request as browsers have it that answer at once: https://github.com/w3c/webauthn/pull/2291. */
interface ImmediateRequest extends CredentialRequestOptions {
  uiMode: 'immediate'
  password?: boolean
}

/** After these the page shows its own way in: the browser had nothing, the user did not want it, or is asked elsewhere. */
const silent: readonly string[] = ['cancelled', 'busy', 'interrupted', 'not_permitted']

const readPassword = (credential: Credential): SavedPassword | null => {
  if (credential.type !== 'password') return null
  const password: unknown = Reflect.get(credential, 'password')
  return typeof password === 'string' ? { email: credential.id, password } : null
}

/** Makes the part of `signInImmediately` that asks the browser. */
export function createAskImmediately(context: PasskeyContext) {
  const { ports, page, call, signIn, isSignedIn } = context

  async function ask(request: ImmediateRequest, rpId: string, signal: AbortSignal) {
    const { origin } = ports.page
    try {
      const credential = await page.credentials?.get(request)
      if (credential) return credential
    } catch (cause) {
      throw signal.aborted ? cause : toWebauthnError(cause, { ceremony: 'get', rpId, origin })
    }
    throw new WebauthnError('cancelled', 'The browser gave no passkey.')
  }

  async function perform(
    options: ImmediateOptions,
    callOptions: CallOptions,
  ): Promise<WebauthnAuthenticationReply | SavedPassword | null> {
    const { domain = ports.page.hostname, passwords, session_duration_minutes } = options
    return runCeremony(context, {
      isModal: true,
      signal: callOptions.signal,
      async start(signal) {
        const { public_key_credential_request_options } = await call(
          passkeys.authenticateStartPrimary,
          { domain, return_passkey_credential_options: true },
          { ...callOptions, signal, isSimple: true },
        )
        const json: PublicKeyCredentialRequestOptionsJSON = JSON.parse(
          public_key_credential_request_options,
        )
        return json
      },
      ask(json, signal) {
        const publicKey = toRequestOptions(page.publicKeyCredential, json)
        const request: ImmediateRequest = { publicKey, uiMode: 'immediate', signal }
        if (passwords) request.password = true
        return ask(request, json.rpId ?? domain, signal)
      },
      async finish(credential, { rpId = domain }) {
        const saved = readPassword(credential)
        if (saved) return saved
        return passOn(context, {
          credential: credential as PublicKeyCredential, // the request asks for nothing else
          rpId,
          finish: (public_key_credential) =>
            signIn(
              passkeys.authenticate,
              { public_key_credential, session_duration_minutes },
              { ...callOptions, defence: 'full' },
            ),
        })
      },
      getLifetimeMs: () => Number.POSITIVE_INFINITY, // of autofill alone
      isWanted: () => true,
    })
  }

  return async (options: ImmediateOptions, callOptions: CallOptions = {}) => {
    validate('signInImmediately', options, {
      domain: 'string?',
      passwords: 'boolean?',
      session_duration_minutes: 'number?',
    })
    if (isSignedIn() || !(await supportsImmediate(page))) return null
    return reportFaults(context, async () => {
      try {
        return await perform(options, callOptions)
      } catch (error) {
        if (error instanceof WebauthnError && silent.includes(error.code)) return null
        throw error
      }
    })
  }
}
