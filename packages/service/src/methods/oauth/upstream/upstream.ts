/** The service as a relying party of providers: the types that its steps and their callers share. */
import type { ProviderConfig } from '../../../declarations/oauth/oauth-setting.ts'
import type { Profile, Provider } from '../providers/provider.ts'

/** A provider, and the project's client there. */
export interface UpstreamClient {
  readonly provider: Provider
  readonly config: ProviderConfig
}

/** The secrets of one sign-in. */
export interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** The provider's tokens. Wherever they are stored, they are encrypted. */
export interface ProviderTokens {
  readonly accessToken: string
  readonly refreshToken: string | null
  readonly idToken: string | null
  readonly scopes: readonly string[]
  /** Epoch milliseconds; null when the provider states no expiry. */
  readonly expiresAt: number | null
}

/** The user's identity at a provider. */
export interface Identity {
  readonly providerId: string
  readonly providerType: string
  /** The issuer to which the subject belongs. */
  readonly issuer: string
  readonly profile: Profile
  readonly tokens: ProviderTokens
}

/** The parameters of the callback, and the values with which the sign-in began. */
export interface ProviderAnswer {
  readonly callback: URLSearchParams
  readonly redirectUri: string
  readonly secrets: SignInSecrets
}

/** The requests of the service to providers. */
export interface Upstream {
  /**
   * Finds a provider, and the project's client there.
   *
   * @throws UpstreamError when the provider's metadata cannot be read
   */
  findClient(id: string, config: ProviderConfig): Promise<UpstreamClient>
  /** Returns the URL where the user signs in. */
  toAuthorizationUrl(client: UpstreamClient, wanted: AuthorizationRequest): string
  /**
   * Exchanges the provider's answer for the user's identity.
   *
   * @throws UpstreamRefusal when the provider or the user refused; UpstreamError for every other failure
   */
  exchangeCode(id: string, client: UpstreamClient, answer: ProviderAnswer): Promise<Identity>
  /**
   * Examines whether the provider accepts the client and the redirect URL, without signing a user in.
   *
   * @returns a sentence for each problem; empty when none is found
   */
  examine(client: UpstreamClient, redirectUri: string): Promise<readonly string[]>
  /**
   * Requests new tokens.
   *
   * @throws UpstreamError when the provider returns none
   */
  refresh(client: UpstreamClient, refreshToken: string): Promise<ProviderTokens>
  /**
   * Verifies an id_token that the provider gave to a page (One Tap).
   *
   * @param nonce the nonce that the page received; an id_token with another nonce is refused
   * @throws UpstreamError
   */
  readIdToken(id: string, client: UpstreamClient, idToken: string, nonce: string): Promise<Identity>
}

/** The contents of an authorization request. */
export interface AuthorizationRequest extends SignInSecrets {
  readonly redirectUri: string
  /** Added to the scopes of the provider and of the configuration. */
  readonly scopes: readonly string[]
  /** The parameters that the page adds for the provider. */
  readonly parameters: Readonly<Record<string, string>>
}
