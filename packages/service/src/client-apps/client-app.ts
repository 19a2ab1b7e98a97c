/**
 * A client app: another app that signs people in with their account here. It comes from the configuration,
 * the command line, its own registration, or a metadata document at its id; once here, they are alike.
 */

/** Where a client app is known from. */
export type ClientAppOrigin = 'configuration' | 'command' | 'registration' | 'document'

export interface ClientApp {
  readonly clientId: string
  readonly origin: ClientAppOrigin
  /** First-party apps belong to the project's owner: their people need not consent. */
  readonly isFirstParty: boolean
  readonly name: string
  readonly description: string
  readonly logoUrl: string | null
  /** SHA-256 of the secret, lower-case hex; null for public clients and for those with a key of their own. */
  readonly secretHash: string | null
  /** While a secret is rotated the next one is good as well. */
  readonly nextSecretHash: string | null
  readonly isActive: boolean
  /**
   * Everything else, under the names of OpenID Connect Dynamic Client Registration (`redirect_uris`,
   * `token_endpoint_auth_method`, `grant_types`, …), checked. Never a secret.
   */
  readonly metadata: Readonly<Record<string, unknown>>
  readonly createdAt: number
}

/** The client apps of all projects, wherever they are known from. */
export interface ClientApps {
  find(projectId: string, clientId: string): Promise<ClientApp | null>
  list(projectId: string): Promise<readonly ClientApp[]>
  /** Adds one that registers itself or is added by command. @throws when the id is taken */
  add(projectId: string, app: ClientApp): Promise<void>
  /** Replaces one that was added. False when there is none, or when it stands in the configuration. */
  replace(projectId: string, app: ClientApp): Promise<boolean>
  /**
   * Removes one with all that it holds: permissions, codes, tokens. False when there was none, or when it stands
   * in the configuration.
   */
  remove(projectId: string, clientId: string): Promise<boolean>
}
