import { Type } from 'typebox'
import type { HostedMethod } from '../../declarations/all-declarations.ts'
import * as setting from '../../declarations/declare-settings.ts'
import { type ClientAppSettings, clientApp, scopes, signInMethods } from './client-app-settings.ts'

const url = setting.text(2_048)
const channel = setting.oneOf('email', 'sms', 'whatsapp')

/** The channel by which a passcode is sent. */
export type PasscodeChannel = setting.WrittenOf<typeof channel>

const resource = setting.group({
  /** The resource's identifier: `resource` in a request, `aud` in a token. */
  url: setting.required(url),
  /**
   * The name that users see.
   *
   * @default the URL
   */
  name: setting.text(100),
  /**
   * The scopes that apply to it: scopes of the rbac policy, or its own, which every user may grant.
   *
   * @default every scope of the rbac policy
   */
  scopes: setting.withDefault(scopes, null),
})

/** A resource for which client apps request tokens (RFC 8707). */
export interface ResourceSettings extends setting.WrittenOf<typeof resource> {}

/** Settings of a project's identity provider; all optional. */
export interface IdentityProviderSettings {
  readonly identityProvider?: {
    /**
     * The path between the service's address and the endpoints: the issuer is `PORTICO_BASE_URL` followed by it.
     *
     * @default '' for the first project, `/<projectId>` for every other
     */
    readonly path?: string
    /** Your own page with the widget, instead of the hosted page. @default the hosted page */
    readonly authorizationUrl?: string
    /** The page to which client apps redirect users for logging out. @default the hosted page */
    readonly logoutUrl?: string
    /**
     * The methods of the hosted page: code, e-mail link, password, passkey, social provider, crypto wallet. Passkeys need
     * a second method beside them; they belong to `passkeys.domain`, or else to the service's own host. `oauth` offers
     * every provider of `oauth.providers`.
     *
     * @default ['otp']
     */
    readonly signInMethods?: readonly HostedMethod[]
    /**
     * The channels by which the hosted page sends codes. `sms` and `whatsapp` need a configured sender.
     *
     * @default ['email']
     */
    readonly passcodeChannels?: readonly PasscodeChannel[]
    /**
     * Whether a browser remembers the accounts that signed in on the hosted page, until they log out or have not been
     * used for 90 days. @default true
     */
    readonly rememberAccounts?: boolean
    /** Client apps may register themselves (RFC 7591). @default false */
    readonly allowRegistration?: boolean
    /** A client id may be the URL of the app's metadata document. @default false */
    readonly allowMetadataDocuments?: boolean
    /** How many apps one source may register in an hour. @default 10 */
    readonly registrationsPerHour?: number
    /**
     * Resources for which client apps may request tokens.
     *
     * @default []
     */
    readonly resources?: readonly ResourceSettings[]
    /** The client apps that need no registration. @default [] */
    readonly clientApps?: readonly ClientAppSettings[]
  }
}

/** The declared settings, with their defaults and rules. */
export const identityProviderSettings = {
  identityProvider: setting.group({
    path: setting.value<string>(Type.String({ maxLength: 200 })),
    authorizationUrl: url,
    logoutUrl: url,
    signInMethods: setting.withDefault(signInMethods, ['otp']),
    passcodeChannels: setting.list(channel, { minItems: 1, uniqueItems: true }),
    rememberAccounts: setting.flag(true),
    allowRegistration: setting.flag(false),
    allowMetadataDocuments: setting.flag(false),
    registrationsPerHour: setting.withDefault(setting.integer(1, 100_000), 10),
    resources: setting.list(resource, { maxItems: 50 }),
    clientApps: setting.list(clientApp, { maxItems: 500 }),
  }),
}
