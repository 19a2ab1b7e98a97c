import { Type } from 'typebox'
import type { DeclaredSetting } from '../declare-method.ts'
import { strict, Text } from '../setting-schemas.ts'
import { findOauthProblems } from './find-oauth-problems.ts'

/** The project's client at one of the specified providers. */
export interface KnownProviderSettings {
  readonly clientId: string
  /** The environment variable that holds the client secret. */
  readonly clientSecretEnv?: string
  /**
   * The URL of a self-hosted installation or of a tenant: `https://gitlab.example.com`,
   * `https://login.microsoftonline.com/<tenant>/`, `https://example.my.salesforce.com`.
   * @default the provider's
   */
  readonly baseUrl?: string
  /** Requested at every sign-in, in addition to the scopes that a sign-in needs. @default [] */
  readonly scopes?: readonly string[]
  /** For Apple, in place of a secret: the team's id. */
  readonly teamId?: string
  /** For Apple: the key's id. */
  readonly keyId?: string
  /** For Apple: the environment variable that holds the private key, in the format of the downloaded file. */
  readonly privateKeyEnv?: string
}

interface OwnProviderSettings {
  readonly clientId: string
  /** The environment variable that holds the client secret. @default a public client, with PKCE only */
  readonly clientSecretEnv?: string
  /** The display name. */
  readonly label: string
  /** The URL of an image for the button. */
  readonly icon?: string
  readonly scopes?: readonly string[]
  /**
   * Whether a verified address from this provider leads to the user who has it, and is verified for a new user. True
   * for a provider that is the authority for its users' mailboxes, false for a provider whose addresses must not be
   * used.
   * @default only once the user has proved the mailbox in the session
   */
  readonly linksByEmail?: boolean
}

/** An OpenID provider, whose metadata contains everything else (OpenID Connect Discovery 1.0). */
export interface OidcProviderSettings extends OwnProviderSettings {
  readonly type: 'oidc'
  readonly issuer: string
}

/** An OAuth 2.0 provider with an endpoint that returns the user's profile. */
export interface Oauth2ProviderSettings extends OwnProviderSettings {
  readonly type: 'oauth2'
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly userInfoUrl: string
  /** The names of the profile's fields, with dots for nested fields. @default the names of OpenID Connect */
  readonly claims?: {
    /** @default 'sub' */
    readonly subject?: string
    /** @default 'email' */
    readonly email?: string
    /** The field that is `true` for a verified address. @default 'email_verified' */
    readonly emailVerified?: string
    /** @default 'name' */
    readonly name?: string
    /** @default 'picture' */
    readonly picture?: string
  }
  /** How the client authenticates. @default 'basic' */
  readonly clientAuthentication?: 'basic' | 'post'
  /** False if the provider refuses a `code_challenge`. @default true */
  readonly pkce?: boolean
}

/** A provider in a project's configuration. */
export type ProviderSettings = KnownProviderSettings | OidcProviderSettings | Oauth2ProviderSettings

/** The settings of social sign-in. */
export interface OauthSettings {
  /** The providers by the id that URLs contain: the id of a specified provider, or a new name. @default {} */
  readonly providers?: Readonly<Record<string, ProviderSettings>>
  /** If true, a sign-in must end in the browser in which it began. @default true */
  readonly requireSameBrowser?: boolean
}

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
export interface OauthConfig {
  readonly providers: Readonly<Record<string, ProviderConfig>>
  readonly requireSameBrowser: boolean
}

const Scopes = Type.Optional(Type.Array(Text(256), { maxItems: 50 }))
const client = { clientId: Text(512), clientSecretEnv: Type.Optional(Text(128)), scopes: Scopes }
const own = {
  ...client,
  label: Text(64),
  icon: Type.Optional(Text(2048)),
  linksByEmail: Type.Optional(Type.Boolean()),
}
const Field = Type.Optional(Text(128))

const Known = Type.Object(
  {
    ...client,
    baseUrl: Type.Optional(Text(2048)),
    teamId: Type.Optional(Text(64)),
    keyId: Type.Optional(Text(64)),
    privateKeyEnv: Type.Optional(Text(128)),
  },
  strict,
)
const Oidc = Type.Object({ ...own, type: Type.Literal('oidc'), issuer: Text(2048) }, strict)
const Oauth2 = Type.Object(
  {
    ...own,
    type: Type.Literal('oauth2'),
    authorizationUrl: Text(2048),
    tokenUrl: Text(2048),
    userInfoUrl: Text(2048),
    claims: Type.Optional(
      Type.Object(
        { subject: Field, email: Field, emailVerified: Field, name: Field, picture: Field },
        strict,
      ),
    ),
    clientAuthentication: Type.Optional(Type.Union([Type.Literal('basic'), Type.Literal('post')])),
    pkce: Type.Optional(Type.Boolean()),
  },
  strict,
)

/** The setting `project.oauth`. */
export const oauthSetting = {
  schema: Type.Object(
    {
      providers: Type.Optional(Type.Record(Type.String(), Type.Union([Known, Oidc, Oauth2]))),
      requireSameBrowser: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  secretNames: ({ providers = {} }: OauthSettings) =>
    Object.values(providers).flatMap(listSecretNames),
  findProblems: findOauthProblems,
  toConfig: ({ providers = {}, requireSameBrowser = true }, { secrets = {} }): OauthConfig => ({
    providers: Object.fromEntries(
      Object.entries(providers).map(([id, provider]) => [
        id,
        { ...provider, clientSecret: toClientSecret(provider, secrets) },
      ]),
    ),
    requireSameBrowser,
  }),
} satisfies DeclaredSetting<OauthSettings, OauthConfig>

const listSecretNames = (provider: ProviderSettings): readonly string[] =>
  [
    provider.clientSecretEnv,
    'privateKeyEnv' in provider ? provider.privateKeyEnv : undefined,
  ].filter((name) => name !== undefined)

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
