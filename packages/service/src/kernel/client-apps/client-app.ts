import type { ClientRow } from '../../foundation/database/schema.ts'

/**
 * A client app signs users in with their account of the project. It comes from the configuration, the command line, its
 * own registration, or a metadata document whose URL is its id; afterwards all are handled alike.
 */
export interface ClientApp extends Omit<ClientRow, 'projectId'> {}

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
