import type { ClientApp } from '../../client-apps/client-app.ts'

/** A client app that was added: by command, by its own registration, or from a metadata document. */
export interface ClientRow extends ClientApp {
  readonly projectId: string
}

/** Client apps that do not stand in the configuration. */
export interface Clients {
  find(projectId: string, clientId: string): Promise<ClientRow | null>
  /** All of a project, the oldest first. */
  list(projectId: string): Promise<readonly ClientRow[]>
  /** False when the project has one of that id already; that one stays as it is. */
  add(client: ClientRow): Promise<boolean>
  /** Replaces everything but the id, where it is from, and when it was added. False when there is none. */
  replace(client: ClientRow): Promise<boolean>
  /** False when there was none: of several at once, one is told that it did it. */
  remove(projectId: string, clientId: string): Promise<boolean>
}
