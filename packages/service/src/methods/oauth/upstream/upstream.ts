/** The service as a relying party of providers: the types that its steps and their callers share. */
import type { ProviderConfig } from '../../../declarations/oauth/oauth-setting.ts'
import type { Profile, Provider } from '../providers/provider.ts'

/** A provider, and the project's client there. */
export interface UpstreamClient {
  readonly provider: Provider
  readonly config: ProviderConfig
}

/** What belongs to one sign-in and nobody else learns. */
export interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** The provider's tokens, sealed wherever they are kept. */
export interface ProviderTokens {
  readonly accessToken: string
  readonly refreshToken: string | null
  readonly idToken: string | null
  readonly scopes: readonly string[]
  /** Epoch milliseconds; null where the provider does not say. */
  readonly expiresAt: number | null
}

/** Who somebody is at a provider. */
export interface Identity {
  readonly providerId: string
  readonly providerType: string
  /** Whose subject it is. */
  readonly issuer: string
  readonly profile: Profile
  readonly tokens: ProviderTokens
}

/** What came back at the callback, and what the sign-in began with. */
export interface ProviderAnswer {
  readonly callback: URLSearchParams
  readonly redirectUri: string
  readonly secrets: SignInSecrets
}

/** What the service asks providers for. */
export interface Upstream {
  /** @throws UpstreamError when its metadata cannot be had */
  findClient(id: string, config: ProviderConfig): Promise<UpstreamClient>
  /** Where the person goes to say who they are. */
  toAuthorizationUrl(client: UpstreamClient, wanted: AuthorizationRequest): string
  /**
   * Turns the provider's answer into the person.
   *
   * @throws UpstreamRefusal when the provider, or the person there, said no; UpstreamError for all else
   */
  exchangeCode(id: string, client: UpstreamClient, answer: ProviderAnswer): Promise<Identity>
  /**
   * Asks the provider what it makes of the client and of the redirect URL, without signing anybody in.
   *
   * @returns what is wrong; empty when nothing shows
   */
  examine(client: UpstreamClient, redirectUri: string): Promise<readonly string[]>
  /** @throws UpstreamError when the provider gives no new tokens */
  refresh(client: UpstreamClient, refreshToken: string): Promise<ProviderTokens>
  /**
   * Verifies an id_token that the provider gave to a page (One Tap).
   *
   * @param nonce what the page was told; a token that names one must name this
   * @throws UpstreamError
   */
  readIdToken(id: string, client: UpstreamClient, idToken: string, nonce: string): Promise<Identity>
}

/** What a sign-in asks for. */
export interface AuthorizationRequest extends SignInSecrets {
  readonly redirectUri: string
  /** Beside those of the provider and of the configuration. */
  readonly scopes: readonly string[]
  /** The page's own, for the provider. */
  readonly parameters: Readonly<Record<string, string>>
}
