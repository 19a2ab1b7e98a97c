import { Type } from 'typebox'
import { type HostedMethod, hostedMethods } from '../../declarations/all-declarations.ts'
import { findUrlError } from '../../foundation/addresses/exact-url.ts'
import * as setting from '../../foundation/settings/declare-settings.ts'

const url = setting.text(2_048, findUrlError)
const addresses = setting.list(setting.text(2_048), { maxItems: 50 })
const grantType = setting.oneOf(
  'authorization_code',
  'refresh_token',
  'client_credentials',
  'urn:ietf:params:oauth:grant-type:device_code',
)

/** Names of scopes. */
export const scopes = setting.list(setting.matching('^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$'), {
  maxItems: 100,
})

/** Methods of the hosted page, first the first offered. */
export const signInMethods = setting.list(setting.oneOf<HostedMethod>(...hostedMethods), {
  minItems: 1,
  uniqueItems: true,
})

const fields = setting.group({
  /** The client id: letters, digits, `.`, `_` and `-`. It is no secret. */
  clientId: setting.required(setting.matching('^[A-Za-z0-9][A-Za-z0-9._-]{2,127}$')),
  /** The name that users see: "Sign in to {name} with {project}". */
  name: setting.required(setting.text(100)),
  /** @default '' */
  description: setting.value<string>(Type.String({ maxLength: 500 })),
  /** The logo on the consent page; browsers load it, the service never does. @default none */
  logoUrl: url,
  /**
   * `first_party` apps are your own: users skip consent. `…_public` apps, such as a page or a phone app, have no secret
   * and always use PKCE.
   */
  type: setting.required(
    setting.oneOf('first_party', 'first_party_public', 'third_party', 'third_party_public'),
  ),
  /**
   * `native` apps run on the user's machine: their loopback redirect URIs match any port, and they may use a scheme of
   * their own (`com.example.app:/callback`).
   *
   * @default 'web'
   */
  applicationType: setting.oneOf('web', 'native'),
  /** Exact redirect URIs; empty for an app that signs no user in. */
  redirectUris: setting.required(addresses),
  /** Exact URLs to which users may be redirected after a log-out. @default [] */
  postLogoutRedirectUris: addresses,
  /** The scopes that it may request. @default every scope but `full_access` */
  scopes: scopes,
  /**
   * The grant types that it may use.
   *
   * @default ['authorization_code', 'refresh_token']
   */
  grantTypes: setting.list(grantType, { minItems: 1 }),
  /** How a confidential app authenticates at the token endpoint. @default 'client_secret_basic' */
  tokenEndpointAuthMethod: setting.oneOf(
    'client_secret_basic',
    'client_secret_post',
    'private_key_jwt',
  ),
  /**
   * Name of the environment variable with its secret; during a change, two secrets separated by a space.
   *
   * @default `PORTICO_CLIENT_SECRET_` and the client id in capitals, with `_` for all characters but letters and digits
   */
  secretEnv: setting.matching('^[A-Z][A-Z0-9_]*$'),
  /** The URL of its public keys; required for `private_key_jwt`. */
  jwksUrl: url,
  /** The URL that the service calls when a user logs out (OpenID Connect Back-Channel Logout). */
  backchannelLogoutUri: url,
  /** The app's home page, privacy policy and terms, to which the consent page links. */
  websiteUrl: url,
  policyUrl: url,
  termsUrl: url,
  /** The algorithm that signs its ID tokens. @default 'RS256', and 'ES256' in the profile `fapi2` */
  idTokenSigningAlg: setting.oneOf('RS256', 'ES256'),
  /**
   * Whether its ID tokens contain the claims of the granted scopes: address, name, phone number. False follows OpenID
   * Connect Core 5.4 strictly: only userinfo returns them.
   *
   * @default true
   */
  idTokenClaims: setting.value<boolean>(Type.Boolean()),
  /**
   * The algorithm of its request objects (`request`, RFC 9101), which a key of `jwksUrl` signs; `none` allows unsigned
   * ones.
   *
   * @default none is accepted
   */
  requestObjectSigningAlg: setting.oneOf('RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519', 'none'),
  /**
   * The methods that the hosted page offers first to users of this app, before the project's other methods.
   *
   * @default the project's order
   */
  signInMethods: signInMethods,
  /** Requires every authorization request to be pushed first (RFC 9126). @default false */
  requirePushedRequests: setting.value<boolean>(Type.Boolean()),
  /** Binds its tokens to its key, so that they are valid only with a proof of it (DPoP, RFC 9449). @default false */
  dpopBound: setting.value<boolean>(Type.Boolean()),
  /**
   * Requires the FAPI 2.0 Security Profile: pushed requests, PKCE, DPoP, client assertions whose only audience is the
   * issuer, no RS256, no rotation of refresh tokens. Needs `private_key_jwt`.
   *
   * @default none
   */
  profile: setting.oneOf('fapi2'),
})

/** A client app of the configuration. */
export interface ClientAppSettings extends setting.WrittenOf<typeof fields> {}

/** Names the variable of a client app's secret, by default `PORTICO_CLIENT_SECRET_SHOP_WEB` for `shop-web`. */
export const toClientSecretEnv = ({
  secretEnv,
  clientId,
}: Pick<ClientAppSettings, 'clientId' | 'secretEnv'>) =>
  secretEnv ?? `PORTICO_CLIENT_SECRET_${clientId.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`

/** The declared settings of a client app; `toClientApp` has their defaults. */
export const clientApp: setting.DeclaredSetting<ClientAppSettings, ClientAppSettings> = {
  ...setting.asWritten<ClientAppSettings>(fields),
  secretNames: (app) => [toClientSecretEnv(app)],
}
