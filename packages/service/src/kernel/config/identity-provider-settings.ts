import { Type } from 'typebox'
import { findUrlError } from '../../foundation/addresses/exact-url.ts'
import * as setting from '../../foundation/settings/declare-settings.ts'
import { clientApp, scopes, signInMethods } from './client-app-settings.ts'

const url = setting.text(2_048, findUrlError)
/** First path segments that the service itself uses. */
const reserved = [
  'v1',
  'sdk',
  'dev',
  'healthz',
  'readyz',
  'metrics',
  'openapi.json',
  'authenticate',
]

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

/** The resource with the defaults that do not depend on other fields. */
export interface ResourceDefaults extends setting.ConfigOf<typeof resource> {}

/** The declared settings, with their defaults and rules. */
export const identityProviderSettings = {
  identityProvider: setting.group({
    /**
     * The path between the service's address and the endpoints: the issuer is `PORTICO_BASE_URL` followed by it.
     *
     * @default '' for the first project, `/<projectId>` for every other
     */
    path: setting.value<string>(Type.String({ maxLength: 200 }), findPathError),
    /** Your own page with the widget, instead of the hosted page. @default the hosted page */
    authorizationUrl: url,
    /** The page to which client apps redirect users for logging out. @default the hosted page */
    logoutUrl: url,
    /**
     * The methods of the hosted page: code, e-mail link, password, passkey, social provider, crypto wallet. Passkeys need
     * a second method beside them; they belong to `passkeys.domain`, or else to the service's own host. `oauth` offers
     * every provider of `oauth.providers`.
     *
     * @default ['otp']
     */
    signInMethods: setting.withDefault(signInMethods, ['otp']),
    /**
     * The channels by which the hosted page sends codes. `sms` and `whatsapp` need a configured sender.
     *
     * @default ['email']
     */
    passcodeChannels: setting.list(channel, { minItems: 1, uniqueItems: true }),
    /**
     * Whether a browser remembers the accounts that signed in on the hosted page, until they log out or have not been
     * used for 90 days. @default true
     */
    rememberAccounts: setting.flag(true),
    /** Client apps may register themselves (RFC 7591). @default false */
    allowRegistration: setting.flag(false),
    /** A client id may be the URL of the app's metadata document. @default false */
    allowMetadataDocuments: setting.flag(false),
    /** How many apps one source may register in an hour. @default 10 */
    registrationsPerHour: setting.withDefault(setting.integer(1, 100_000), 10),
    /**
     * Resources for which client apps may request tokens.
     *
     * @default []
     */
    resources: setting.list<ResourceSettings, ResourceDefaults>(resource, { maxItems: 50 }),
    /** The client apps that need no registration. @default [] */
    clientApps: setting.list(clientApp, { maxItems: 500 }),
  }),
}

/** Settings of a project's identity provider; all optional. */
export interface IdentityProviderSettings
  extends setting.WrittensOf<typeof identityProviderSettings> {}

function findPathError(path: string): string | null {
  if (path === '') return null
  if (!/^(\/[A-Za-z0-9][A-Za-z0-9_-]*)+$/.test(path)) {
    return `must be '' or a path like '/acme' without a trailing slash, got "${path}"`
  }
  const first = path.split('/')[1] ?? ''
  return reserved.includes(first) ? `must not begin with "/${first}", which the service uses` : null
}
