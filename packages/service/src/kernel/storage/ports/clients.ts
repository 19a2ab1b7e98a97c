import type { ClientApp } from '../../client-apps/client-app.ts'

/** A client app from the command line, from its own registration, or from a metadata document. */
export interface ClientRow extends ClientApp {
  readonly projectId: string
}
