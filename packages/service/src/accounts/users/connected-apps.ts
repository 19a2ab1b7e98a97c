import type { ConnectedApp } from '@portico/contract'
import type { SessionRow } from '../../kernel/storage/storage.ts'

/** The client apps that users have authorized; the identity provider implements it. */
export interface ConnectedApps {
  list(projectId: string, userId: string): Promise<readonly ConnectedApp[]>
  /** Revokes a permission. False when the user never gave it. */
  revoke(
    projectId: string,
    userId: string,
    connectedAppId: string,
    /** The session in which users revoke it themselves; it must be active. */
    session?: SessionRow,
  ): Promise<boolean>
}
