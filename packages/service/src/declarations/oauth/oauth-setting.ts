import { Type } from 'typebox'
import { findUrlError } from '../../foundation/addresses/exact-url.ts'
import * as setting from '../../foundation/settings/declare-settings.ts'
import { findKeyError, findProviderProblems } from './find-oauth-problems.ts'
import { withExampleProvider } from './with-example-provider.ts'

// In production, the service calls only public addresses over TLS; a loopback address is for development.
const url = setting.text(2_048, findUrlError)

const client = {
  clientId: setting.required(setting.text(512)),
  /**
   * The environment variable that holds the client secret. A provider of your own may have a public client instead,
   * with PKCE only.
   */
  clientSecretEnv: setting.secretName(128),
  /** Requested at every sign-in, in addition to the scopes that a sign-in needs. @default [] */
  scopes: setting.list(setting.text(256), { maxItems: 50 }),
}

const known = setting.group({
  ...client,
  /**
   * The URL of a self-hosted installation or of a tenant: `https://gitlab.example.com`,
   * `https://login.microsoftonline.com/<tenant>/`, `https://example.my.salesforce.com`.
   * @default the provider's
   */
  baseUrl: url,
  /** For Apple, in place of a secret: the team's id. */
  teamId: setting.text(64),
  /** For Apple: the key's id. */
  keyId: setting.text(64),
  /** For Apple: the environment variable that holds the private key, in the format of the downloaded file. */
  privateKeyEnv: setting.secretName(128, findKeyError),
})

const own = {
  ...client,
  /** The display name. */
  label: setting.required(setting.text(64)),
  /** The URL of an image for the button. */
  icon: setting.text(2_048),
  /**
   * Whether a verified address from this provider leads to the user who has it, and is verified for a new user. True
   * for a provider that is the authority for its users' mailboxes, false for a provider whose addresses must not be
   * used.
   * @default only once the user has proved the mailbox in the session
   */
  linksByEmail: setting.value<boolean>(Type.Boolean()),
}

const oidc = setting.group({
  ...own,
  type: setting.required(setting.literal('oidc')),
  issuer: setting.required(url),
})

const oauth2 = setting.group({
  ...own,
  type: setting.required(setting.literal('oauth2')),
  authorizationUrl: setting.required(url),
  tokenUrl: setting.required(url),
  userInfoUrl: setting.required(url),
  /** The names of the profile's fields, with dots for nested fields. @default the names of OpenID Connect */
  claims: setting.group({
    /** @default 'sub' */
    subject: setting.text(128),
    /** @default 'email' */
    email: setting.text(128),
    /** The field that is `true` for a verified address. @default 'email_verified' */
    emailVerified: setting.text(128),
    /** @default 'name' */
    name: setting.text(128),
    /** @default 'picture' */
    picture: setting.text(128),
  }),
  /** How the client authenticates. @default 'basic' */
  clientAuthentication: setting.value<'basic' | 'post'>(
    Type.Union([Type.Literal('basic'), Type.Literal('post')]),
  ),
  /** False if the provider refuses a `code_challenge`. @default true */
  pkce: setting.flag(true),
})

/** The project's client at one of the specified providers. */
export interface KnownProviderSettings extends setting.WrittenOf<typeof known> {}

/** An OpenID provider, whose metadata contains everything else (OpenID Connect Discovery 1.0). */
export interface OidcProviderSettings extends setting.WrittenOf<typeof oidc> {}

/** An OAuth 2.0 provider with an endpoint that returns the user's profile. */
export interface Oauth2ProviderSettings extends setting.WrittenOf<typeof oauth2> {}

/** A provider in a project's configuration. */
export type ProviderSettings = KnownProviderSettings | OidcProviderSettings | Oauth2ProviderSettings

const provider: setting.DeclaredSetting<ProviderSettings, unknown> = setting.union(
  known,
  oidc,
  oauth2,
)

const oauth = setting.group({
  /** The providers by the id that URLs contain: the id of a specified provider, or a new name. @default {} */
  providers: setting.withRule(
    setting.record(setting.converted(provider, toProviderConfig)),
    findProviderProblems,
  ),
  /** If true, a sign-in must end in the browser in which it began. @default true */
  requireSameBrowser: setting.flag(true),
})

/** The settings of social sign-in. */
export interface OauthSettings extends setting.WrittenOf<typeof oauth> {}

/** The secret with which the client authenticates. */
export type ClientSecret =
  | { readonly kind: 'secret'; readonly secret: string }
  | {
      readonly kind: 'apple'
      readonly teamId: string
      readonly keyId: string
      readonly privateKey: string
    }
  | { readonly kind: 'none' }

/** A provider's settings with its secret read. */
export type ProviderConfig = ProviderSettings & { readonly clientSecret: ClientSecret }

/** The settings with every default filled in. */
export interface OauthConfig extends setting.ConfigOf<typeof oauth> {}

/** The setting `project.oauth`. */
export const oauthSetting: setting.DeclaredSetting<OauthSettings, OauthConfig> = {
  ...oauth,
  toDevelopment: withExampleProvider,
}

function toProviderConfig(
  provider: ProviderSettings,
  { secrets = {} }: setting.SettingContext,
): ProviderConfig {
  return { ...provider, clientSecret: toClientSecret(provider, secrets) }
}

function toClientSecret(
  provider: ProviderSettings,
  secrets: Readonly<Record<string, string>>,
): ClientSecret {
  if ('privateKeyEnv' in provider && provider.privateKeyEnv !== undefined) {
    const { teamId = '', keyId = '', privateKeyEnv } = provider
    return { kind: 'apple', teamId, keyId, privateKey: secrets[privateKeyEnv] ?? '' }
  }
  const { clientSecretEnv } = provider
  if (clientSecretEnv === undefined) return { kind: 'none' }
  return { kind: 'secret', secret: secrets[clientSecretEnv] ?? '' }
}
