import type { ReplyOf, WebauthnSignal } from '@portico/contract'
import { passkeys } from '@portico/contract/methods/passkeys'
import type { CallOptions, SessionDuration } from '../../foundation/client-options.ts'
import { PorticoAPIError } from '../../foundation/errors/errors.ts'
import { validate } from '../../foundation/validate.ts'
import { supportsAutofill } from './capabilities.ts'
import { runCeremony } from './ceremony.ts'
import { toRequestOptions, writeCredential } from './credential-json.ts'
import { askBrowser, type PasskeyContext, reportFaults } from './passkey-context.ts'
import { checkWebauthn } from './to-webauthn-error.ts'
import { WebauthnError } from './webauthn-error.ts'

/** Options of a sign-in by passkey. */
export type WebauthnAuthenticationOptions = SessionDuration & {
  /** The same domain as at the registration. @default the page's host name */
  domain?: string
  /** Whether the passkey is enough to sign in by itself. @default false */
  is_passkey?: boolean
  /** Offers passkeys in the page's field with `webauthn` in its `autocomplete`, and stays pending. @default false */
  conditional_mediation?: boolean
  /** Whether `conditional_mediation` works without such a field on the page. @default false */
  disable_input_check?: boolean
  /** Aborts the request; it then rejects with the signal's reason. */
  signal?: AbortSignal
}

/** Answer of a sign-in by passkey. */
export type WebauthnAuthenticationReply = Omit<
  ReplyOf<typeof passkeys.authenticate>,
  'webauthn_signals'
>

/** `client.webauthn.authenticate`. */
export interface Authenticate {
  /**
   * Signs in by a passkey, or proves a further factor for a signed-in user. Call it when the user presses a button.
   *
   * @throws WebauthnError when the browser gave no passkey: `cancelled`, `invalid_domain`, …
   * @throws PorticoAPIError `webauthn_registration_not_found`, `unable_to_auth_webauthn_registration`
   */
  (
    options?: WebauthnAuthenticationOptions & { conditional_mediation?: false },
    callOptions?: CallOptions,
  ): Promise<WebauthnAuthenticationReply>
  /**
   * Signs in by autofill, with `conditional_mediation`; call it when the form is on the page. The call stays pending
   * until the user picks a passkey in a field, the signal aborts, or the user signs in in another way.
   *
   * @returns null when the browser has no autofill of passkeys, the page has no field for it, the signed-in user has
   * no passkey, or the sign-in is no longer needed
   */
  (
    options: WebauthnAuthenticationOptions,
    callOptions?: CallOptions,
  ): Promise<WebauthnAuthenticationReply | null>
}

const rules = {
  domain: 'string?',
  is_passkey: 'boolean?',
  conditional_mediation: 'boolean?',
  disable_input_check: 'boolean?',
  signal: 'object?',
  session_duration_minutes: 'number?',
} as const

type StartOperation =
  | typeof passkeys.authenticateStartPrimary
  | typeof passkeys.authenticateStartSecondary

const fiveMinutesMs = 300_000
const shortestLifetimeMs = 30_000

/**
 * Tells whether code outside this package made the request that keeps autofill from working; this is not reported as
 * an error.
 */
const isOfSomebodyElse = (error: unknown) =>
  error instanceof WebauthnError && (error.code === 'busy' || error.code === 'interrupted')

/**
 * Tells whether the signed-in user has no passkey here. Autofill is not a request of the user, so they need not hear
 * of it.
 */
const isOfNobody = (error: unknown) =>
  error instanceof PorticoAPIError && error.error_type === 'no_active_webauthn_registrations'

/** How the service is asked before and after the browser shows a passkey. */
interface Assertion<Reply> {
  /** The domain that the caller asked for. */
  domain: string
  isAutofill?: boolean
  signal: AbortSignal | undefined
  start(signal: AbortSignal): Promise<{ public_key_credential_request_options: string }>
  finish(public_key_credential: string): Promise<Reply & { webauthn_signals?: WebauthnSignal[] }>
  /** @default true */
  isWanted?(): boolean
}

/** Has the browser show a passkey between two calls of the service. */
export function showPasskey<Reply>(
  context: PasskeyContext,
  { domain, isAutofill = false, signal: asked, start, finish, isWanted }: Assertion<Reply>,
): Promise<Omit<Reply, 'webauthn_signals'> | null> {
  const { ports, page } = context
  const { origin } = ports.page
  return runCeremony(context, {
    isModal: !isAutofill,
    signal: asked,
    async start(signal) {
      const { public_key_credential_request_options } = await start(signal)
      const json: PublicKeyCredentialRequestOptionsJSON = JSON.parse(
        public_key_credential_request_options,
      )
      return json
    },
    ask: (json, signal) =>
      askBrowser(
        async () => {
          const publicKey = toRequestOptions(page.publicKeyCredential, json)
          const request: CredentialRequestOptions = { publicKey, signal }
          if (isAutofill) request.mediation = 'conditional'
          return page.credentials?.get(request) ?? null
        },
        { ceremony: 'get', rpId: json.rpId ?? domain, origin },
        signal,
      ),
    finish: (credential, { rpId = domain }) => passOn(context, { credential, rpId, finish }),
    // the challenge of a pending request expires: a fresh challenge replaces it in time
    getLifetimeMs: ({ timeout = fiveMinutesMs }) =>
      Math.max(Math.min(timeout, fiveMinutesMs) * 0.9, shortestLifetimeMs),
    isWanted: isWanted ?? (() => true),
  })
}

/** Passes a passkey on to the service, and tells the browser's password manager what the service knows. */
export async function passOn<Reply>(
  { signaller }: Pick<PasskeyContext, 'signaller'>,
  {
    credential,
    rpId,
    finish,
  }: { credential: PublicKeyCredential; rpId: string } & Pick<Assertion<Reply>, 'finish'>,
): Promise<Omit<Reply, 'webauthn_signals'>> {
  try {
    const { webauthn_signals, ...reply } = await finish(writeCredential(credential))
    signaller.signalAccepted(webauthn_signals)
    return reply
  } catch (error) {
    const isUnknown =
      error instanceof PorticoAPIError && error.error_type === 'webauthn_registration_not_found'
    if (isUnknown) signaller.signalUnknown(rpId, credential.id)
    throw error
  }
}

/** Makes `client.webauthn.authenticate`. */
export function createAuthenticate(context: PasskeyContext): Authenticate {
  const { ports, page, store, call, signIn, isSignedIn } = context
  const { hostname } = ports.page

  const readSession = () => {
    const { session } = store.get()
    return session && JSON.stringify([session.session_id, session.authentication_factors])
  }

  function perform(
    options: WebauthnAuthenticationOptions,
    callOptions: CallOptions,
  ): Promise<WebauthnAuthenticationReply | null> {
    const { domain = hostname, is_passkey, session_duration_minutes } = options
    const isAutofill = !!options.conditional_mediation
    const session = readSession()
    return showPasskey(context, {
      domain,
      isAutofill,
      signal: callOptions.signal,
      async start(signal) {
        const body = { domain, return_passkey_credential_options: is_passkey }
        const ask = (operation: StartOperation) =>
          call(operation, body, { ...callOptions, signal, isSimple: !isSignedIn() })
        return isSignedIn()
          ? ask(passkeys.authenticateStartSecondary).catch((error: unknown) => {
              if (isSignedIn()) throw error
              // the service has just answered that the session has ended: the passkey is then the first factor
              return ask(passkeys.authenticateStartPrimary)
            })
          : ask(passkeys.authenticateStartPrimary)
      },
      finish(public_key_credential) {
        const body = { public_key_credential, session_duration_minutes }
        return signIn(passkeys.authenticate, body, { ...callOptions, defence: 'full' })
      },
      isWanted: () => !isAutofill || !isSignedIn() || readSession() === session,
    })
  }

  async function performAutofill(options: WebauthnAuthenticationOptions, callOptions: CallOptions) {
    if (!(await supportsAutofill(page))) return null
    if (!options.disable_input_check && !page.hasAutofillField()) {
      ports.console.warn(
        'No <input> on the page has "webauthn" in its autocomplete attribute: passkeys cannot be offered in one.',
      )
      return null
    }
    try {
      return await perform(options, callOptions)
    } catch (error) {
      if (isOfSomebodyElse(error) || isOfNobody(error)) return null
      throw error
    }
  }

  function authenticate(
    options?: WebauthnAuthenticationOptions & { conditional_mediation?: false },
    callOptions?: CallOptions,
  ): Promise<WebauthnAuthenticationReply>
  function authenticate(
    options: WebauthnAuthenticationOptions,
    callOptions?: CallOptions,
  ): Promise<WebauthnAuthenticationReply | null>
  async function authenticate(
    options: WebauthnAuthenticationOptions = {},
    given: CallOptions = {},
  ) {
    return reportFaults(context, async () => {
      validate('webauthn.authenticate', options, rules)
      const signal = options.signal ?? given.signal
      const callOptions = signal ? { ...given, signal } : given
      if (options.conditional_mediation) return performAutofill(options, callOptions)
      checkWebauthn(page, 'get')
      return perform(options, callOptions)
    })
  }
  return authenticate
}
