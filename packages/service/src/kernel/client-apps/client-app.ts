/**
 * A client app signs users in with their account of the project. It comes from the configuration, the command line, its
 * own registration, or a metadata document whose URL is its id; afterwards all are handled alike.
 */

/** The source of a client app's settings. */
export type ClientAppOrigin = 'configuration' | 'command' | 'registration' | 'document'

export interface ClientApp {
  readonly clientId: string
  readonly origin: ClientAppOrigin
  /** First-party apps belong to the project's owner, and their users skip consent. */
  readonly isFirstParty: boolean
  readonly name: string
  readonly description: string
  readonly logoUrl: string | null
  /** SHA-256 of the secret, lower-case hex; null for public clients and for clients with their own key. */
  readonly secretHash: string | null
  /** The hash of a second secret that is valid during a rotation. */
  readonly nextSecretHash: string | null
  readonly isActive: boolean
  /**
   * All other settings, under the names of OpenID Connect Dynamic Client Registration (`redirect_uris`,
   * `token_endpoint_auth_method`, `grant_types`, …), validated. They contain no secret.
   */
  readonly metadata: Readonly<Record<string, unknown>>
  readonly createdAt: number
}

/** The client apps of all projects, from all sources. */
export interface ClientApps {
  find(projectId: string, clientId: string): Promise<ClientApp | null>
  list(projectId: string): Promise<readonly ClientApp[]>
  /** Adds an app from a registration or the command line. @throws when the id is taken */
  add(projectId: string, app: ClientApp): Promise<void>
  /** Replaces an added app. False when it does not exist, or when it is in the configuration. */
  replace(projectId: string, app: ClientApp): Promise<boolean>
  /**
   * Removes an app with its permissions, codes and tokens. False when it does not exist, or when it is in the
   * configuration.
   */
  remove(projectId: string, clientId: string): Promise<boolean>
}
