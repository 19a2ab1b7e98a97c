import { Type } from 'typebox'
import type { DeclaredSetting } from '../declare-method.ts'
import { strict, Text } from '../setting-schemas.ts'
import { findOauthProblems } from './find-oauth-problems.ts'

/** The project's client at one of the specified providers. */
export interface KnownProviderSettings {
  readonly clientId: string
  /** Name of the environment variable that holds the client secret. */
  readonly clientSecretEnv?: string
  /**
   * Of an installation of one's own, or of one's tenant: `https://gitlab.example.com`,
   * `https://login.microsoftonline.com/<tenant>/`, `https://example.my.salesforce.com`.
   * @default the provider's
   */
  readonly baseUrl?: string
  /** Asked for at every sign-in, beside what the provider's own sign-in needs. @default [] */
  readonly scopes?: readonly string[]
  /** Of Apple, in place of a secret: the team's id. */
  readonly teamId?: string
  /** Of Apple: the key's id. */
  readonly keyId?: string
  /** Of Apple: name of the environment variable that holds the private key, as the downloaded file has it. */
  readonly privateKeyEnv?: string
}

interface OwnProviderSettings {
  readonly clientId: string
  /** Name of the environment variable that holds the client secret. @default a public client, by PKCE alone */
  readonly clientSecretEnv?: string
  /** As people read it. */
  readonly label: string
  /** The address of an image for the button. */
  readonly icon?: string
  readonly scopes?: readonly string[]
  /**
   * Whether an address that it calls verified leads to the user who has it, and is verified for somebody new: true for a
   * provider that is the authority for its users' mailboxes, false for one whose addresses are not to be used.
   * @default only once the user has proved the mailbox in the session
   */
  readonly linksByEmail?: boolean
}

/** Any OpenID provider: the rest stands in its metadata (OpenID Connect Discovery 1.0). */
export interface OidcProviderSettings extends OwnProviderSettings {
  readonly type: 'oidc'
  readonly issuer: string
}

/** Any OAuth 2.0 provider that tells who somebody is at an address of its own. */
export interface Oauth2ProviderSettings extends OwnProviderSettings {
  readonly type: 'oauth2'
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly userInfoUrl: string
  /** Where its answer says what: names of fields, with dots for deeper ones. @default those of OpenID Connect */
  readonly claims?: {
    /** @default 'sub' */
    readonly subject?: string
    /** @default 'email' */
    readonly email?: string
    /** The address is verified where this holds `true`. @default 'email_verified' */
    readonly emailVerified?: string
    /** @default 'name' */
    readonly name?: string
    /** @default 'picture' */
    readonly picture?: string
  }
  /** How the client proves itself. @default 'basic' */
  readonly clientAuthentication?: 'basic' | 'post'
  /** False where it refuses a `code_challenge`. @default true */
  readonly pkce?: boolean
}

/** A provider as a project writes it. */
export type ProviderSettings = KnownProviderSettings | OidcProviderSettings | Oauth2ProviderSettings

/** With whom people sign in beside the project itself. */
export interface OauthSettings {
  /** By the id that stands in URLs: one of the specified, or a name of one's own. @default {} */
  readonly providers?: Readonly<Record<string, ProviderSettings>>
  /** A sign-in ends in the browser in which it began. @default true */
  readonly requireSameBrowser?: boolean
}

/** What the client proves itself with. */
export type ClientSecret =
  | { readonly kind: 'secret'; readonly secret: string }
  | {
      readonly kind: 'apple'
      readonly teamId: string
      readonly keyId: string
      readonly privateKey: string
    }
  | { readonly kind: 'none' }

/** A provider as the service uses it. */
export type ProviderConfig = ProviderSettings & { readonly clientSecret: ClientSecret }

/** The same, with every default filled in. */
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

/** `project.oauth` */
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
