import type { ReplyOf, RequestOf } from '@portico/contract'
import { passkeys } from '@portico/contract/methods/passkeys'
import type { CallOptions, SessionDuration } from '../../foundation/client-options.ts'
import { PorticoAPIError } from '../../foundation/errors/errors.ts'
import { validate } from '../../foundation/validate.ts'
import { supportsUpgrade } from './capabilities.ts'
import { runCeremony } from './ceremony.ts'
import { toCreationOptions, writeCredential } from './credential-json.ts'
import { askBrowser, type PasskeyContext, reportFaults } from './passkey-context.ts'
import { askForSession } from './session-needed.ts'
import { checkWebauthn } from './to-webauthn-error.ts'
import { WebauthnError } from './webauthn-error.ts'

/** Options of a new passkey. */
export type WebauthnRegistrationOptions = Pick<
  RequestOf<typeof passkeys.registerStart>,
  'override_id' | 'override_name' | 'override_display_name' | 'use_base64_url_encoding'
> &
  SessionDuration & {
    /** The page's host name, or a domain that the host name ends in. @default the page's host name */
    domain?: string
    /** Whether the authenticator is part of the device (`platform`) or separate. @default either */
    authenticator_type?: 'platform' | 'cross-platform'
    /** Whether the user can sign in with the passkey without typing an address. @default false */
    is_passkey?: boolean
  }

/** Answer of a registration. */
export type WebauthnRegistrationReply = Omit<ReplyOf<typeof passkeys.register>, 'webauthn_signals'>

/** `client.webauthn.register`. */
export interface Register {
  /**
   * Creates a passkey without a dialog, if the browser has just filled in a password. Does nothing, silently, if the
   * browser cannot or will not.
   *
   * @returns null when no passkey was created
   * @throws PorticoAPIError, NoCurrentSessionError
   */
  (
    options: WebauthnRegistrationOptions & { conditional_mediation: true },
    callOptions?: CallOptions,
  ): Promise<WebauthnRegistrationReply | null>
  /**
   * Creates a passkey for the signed-in user. Call it when the user presses a button.
   *
   * @throws WebauthnError when the browser gave no passkey: `cancelled`, `already_registered`, `invalid_domain`, …
   * @throws NoCurrentSessionError when no user is signed in
   * @throws PorticoAPIError `duplicate_webauthn_registration`, `invalid_webauthn_registration_domain`,
   * `session_too_old_to_register_webauthn`
   */
  (
    options?: WebauthnRegistrationOptions,
    callOptions?: CallOptions,
  ): Promise<WebauthnRegistrationReply>
}

const rules = {
  domain: 'string?',
  authenticator_type: 'string?',
  is_passkey: 'boolean?',
  override_id: 'string?',
  override_name: 'string?',
  override_display_name: 'string?',
  use_base64_url_encoding: 'boolean?',
  conditional_mediation: 'boolean?',
  session_duration_minutes: 'number?',
} as const

/** Tells whether an error means that the service has not stored the passkey that the browser just saved. */
const isUnknown = (error: unknown) =>
  error instanceof PorticoAPIError &&
  error.status_code < 500 &&
  error.error_type !== 'duplicate_webauthn_registration'

/** How the service is asked before and after the browser creates a passkey. */
interface Registration<Reply> {
  /** The domain that the caller asked for. */
  domain: string
  isUpgrade?: boolean
  signal: AbortSignal | undefined
  start(signal: AbortSignal): Promise<{ public_key_credential_creation_options: string }>
  finish(public_key_credential: string): Promise<Reply>
}

/** Has the browser create a passkey between two calls of the service. */
export function createPasskey<Reply>(
  context: PasskeyContext,
  { domain, isUpgrade = false, signal: asked, start, finish }: Registration<Reply>,
): Promise<Reply | null> {
  const { ports, page, signaller } = context
  const { origin } = ports.page
  return runCeremony(context, {
    isModal: true,
    signal: asked,
    async start(signal) {
      const { public_key_credential_creation_options } = await start(signal)
      const json: PublicKeyCredentialCreationOptionsJSON = JSON.parse(
        public_key_credential_creation_options,
      )
      return json
    },
    ask: (json, signal) =>
      askBrowser(
        async () => {
          const publicKey = toCreationOptions(page.publicKeyCredential, json)
          const request = { publicKey, signal, ...(isUpgrade && { mediation: 'conditional' }) }
          return page.credentials?.create(request) ?? null
        },
        { ceremony: 'create', rpId: json.rp.id ?? domain, origin },
        signal,
      ),
    async finish(credential, { rp }) {
      try {
        return await finish(writeCredential(credential))
      } catch (error) {
        const cause = error instanceof Error && error.cause
        if (isUnknown(error) || isUnknown(cause))
          signaller.signalUnknown(rp.id ?? domain, credential.id)
        throw error
      }
    },
    getLifetimeMs: () => Number.POSITIVE_INFINITY,
    isWanted: () => true,
  })
}

/** Makes `client.webauthn.register`. */
export function createRegister(context: PasskeyContext): Register {
  const { ports, page, call, signIn, signaller } = context
  const { hostname } = ports.page

  const perform = (
    options: WebauthnRegistrationOptions,
    isUpgrade: boolean,
    callOptions: CallOptions,
  ) => {
    const { session_duration_minutes, is_passkey, domain = hostname, ...further } = options
    return createPasskey(context, {
      domain,
      isUpgrade,
      signal: callOptions.signal,
      start(signal) {
        const body = {
          ...further,
          domain,
          user_agent: page.userAgent,
          return_passkey_credential_options: is_passkey,
        }
        return askForSession(() => call(passkeys.registerStart, body, { ...callOptions, signal }))
      },
      async finish(public_key_credential) {
        const body = { public_key_credential, session_duration_minutes }
        const { webauthn_signals, ...reply } = await askForSession(() =>
          signIn(passkeys.register, body, callOptions),
        )
        signaller.signalAccepted(webauthn_signals)
        return reply
      },
    })
  }

  function register(
    options: WebauthnRegistrationOptions & { conditional_mediation: true },
    callOptions?: CallOptions,
  ): Promise<WebauthnRegistrationReply | null>
  function register(
    options?: WebauthnRegistrationOptions,
    callOptions?: CallOptions,
  ): Promise<WebauthnRegistrationReply>
  async function register(
    options: WebauthnRegistrationOptions & { conditional_mediation?: boolean } = {},
    callOptions: CallOptions = {},
  ) {
    return reportFaults(context, async () => {
      validate('webauthn.register', options, rules)
      const isUpgrade = !!options.conditional_mediation
      if (isUpgrade && !(await supportsUpgrade(page))) return null
      checkWebauthn(page, 'create')
      try {
        return await perform(options, isUpgrade, callOptions)
      } catch (error) {
        if (isUpgrade && error instanceof WebauthnError) return null // the user did not ask for this passkey
        throw error
      }
    })
  }
  return register
}
