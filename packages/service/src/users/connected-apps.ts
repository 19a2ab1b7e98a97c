import type { ConnectedApp } from '@portico/contract'
import type { SessionRow } from '../storage/storage.ts'

/** The client apps that people have let in; filled by the identity provider. */
export interface ConnectedApps {
  list(projectId: string, userId: string): Promise<readonly ConnectedApp[]>
  /** Takes a permission back. False when the person never gave it. */
  revoke(
    projectId: string,
    userId: string,
    connectedAppId: string,
    /** In which the person does it themselves; it must live. */
    session?: SessionRow,
  ): Promise<boolean>
}
