import type { ClientApp } from '../../client-apps/client-app.ts'

/** A client app from the command line, from its own registration, or from a metadata document. */
export interface ClientRow extends ClientApp {
  readonly projectId: string
}

/** The client apps that are not in the configuration. */
export interface Clients {
  find(projectId: string, clientId: string): Promise<ClientRow | null>
  /** Lists the client apps of a project, the oldest first. */
  list(projectId: string): Promise<readonly ClientRow[]>
  /** Adds a client app. False, without any change, when the project has one with this id. */
  add(client: ClientRow): Promise<boolean>
  /** Replaces all fields but the id, the origin and the creation time. False when there is none. */
  replace(client: ClientRow): Promise<boolean>
  /** Removes a client app. One of several parallel calls returns true. */
  remove(projectId: string, clientId: string): Promise<boolean>
}
