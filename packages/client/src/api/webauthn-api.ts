import type { passkeys, ReplyOf, RequestOf } from '@portico/contract'
import type { CallOptions, SessionDuration } from '../client.ts'

type Webauthn = typeof passkeys

/** Options of a new passkey. */
export type WebauthnRegistrationOptions = Pick<
  RequestOf<Webauthn['registerStart']>,
  'override_id' | 'override_name' | 'override_display_name' | 'use_base64_url_encoding'
> &
  SessionDuration & {
    /** The page's host name, or one that it ends in. @default the page's host name */
    domain?: string
    /** Built into the device, or apart from it. @default either */
    authenticator_type?: 'platform' | 'cross-platform'
    /** Whether the person can sign in with it without an address. @default false */
    is_passkey?: boolean
  }

/** Options of a sign-in by passkey. */
export type WebauthnAuthenticationOptions = SessionDuration & {
  /** As at the registration. @default the page's host name */
  domain?: string
  /** Whether it is enough by itself. @default false */
  is_passkey?: boolean
  /** Offers passkeys in the page's field with `webauthn` in its `autocomplete`, and stays pending. @default false */
  conditional_mediation?: boolean
  /** Whether to go on without such a field. @default false */
  disable_input_check?: boolean
  /** Aborts the request; it then rejects with the signal's reason. */
  signal?: AbortSignal
}

/** What a new passkey answers. */
export type WebauthnRegistrationReply = Omit<ReplyOf<Webauthn['register']>, 'webauthn_signals'>

/** What a sign-in by passkey answers. */
export type WebauthnAuthenticationReply = Omit<
  ReplyOf<Webauthn['authenticate']>,
  'webauthn_signals'
>

/** What a passkey's new name answers. */
export type WebauthnUpdateReply = Omit<ReplyOf<Webauthn['update']>, 'webauthn_signals'>

/**
 * Sign-in by passkeys, and by security keys. The page has one request to the browser pending at a time: what a
 * person asked for interrupts autofill, which goes on by itself if nothing came of it.
 */
export interface WebauthnApi {
  /**
   * Makes a passkey without asking, where the browser has just filled in a password. Does nothing, silently,
   * where the browser cannot or will not.
   *
   * @returns null when none was made
   * @throws StytchAPIError, NoCurrentSessionError
   */
  register(
    options: WebauthnRegistrationOptions & { conditional_mediation: true },
    call?: CallOptions,
  ): Promise<WebauthnRegistrationReply | null>
  /**
   * Makes a passkey for the person who is signed in. To be called when they press something.
   *
   * @throws WebauthnError the browser gave none: `cancelled`, `already_registered`, `invalid_domain`, …
   * @throws NoCurrentSessionError nobody is signed in
   * @throws StytchAPIError `duplicate_webauthn_registration`, `invalid_webauthn_registration_domain`,
   * `session_too_old_to_register_webauthn`
   */
  register(
    options?: WebauthnRegistrationOptions,
    call?: CallOptions,
  ): Promise<WebauthnRegistrationReply>
  /**
   * Signs in by a passkey; a person who is signed in proves one factor more. To be called when they press
   * something.
   *
   * @throws WebauthnError the browser gave none: `cancelled`, `invalid_domain`, …
   * @throws StytchAPIError `webauthn_registration_not_found`, `unable_to_auth_webauthn_registration`
   */
  authenticate(
    options?: WebauthnAuthenticationOptions & { conditional_mediation?: false },
    call?: CallOptions,
  ): Promise<WebauthnAuthenticationReply>
  /**
   * The same by autofill, with `conditional_mediation`: to be called when the form stands. It stays pending until a
   * person picks a passkey in a field, the signal aborts, or somebody signs in by something else.
   *
   * @returns null when the browser has no autofill of passkeys, the page no field for it, who is signed in no passkey,
   * or nobody needs it any more
   */
  authenticate(
    options: WebauthnAuthenticationOptions,
    call?: CallOptions,
  ): Promise<WebauthnAuthenticationReply | null>
  /**
   * Renames a passkey.
   *
   * @throws StytchAPIError `webauthn_registration_not_found`, `empty_webauthn_registration_name`
   */
  update(
    options: { webauthn_registration_id: string; name: string },
    call?: CallOptions,
  ): Promise<WebauthnUpdateReply>
  /** Whether the browser offers passkeys in a field. Never rejects for want of them. */
  browserSupportsAutofill(): Promise<boolean>
}
