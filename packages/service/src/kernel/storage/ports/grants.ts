import type { GrantRow } from '../../../foundation/database/schema.ts'

export type { GrantRow }

export interface Grants {
  /**
   * Creates a permission or adds to the existing one; parallel calls lose nothing. Returns the permission afterwards,
   * with the id and the creation time of the first one.
   */
  allow(grant: GrantRow): Promise<GrantRow>
  find(projectId: string, userId: string, clientId: string): Promise<GrantRow | null>
  findById(projectId: string, grantId: string): Promise<GrantRow | null>
  /** Lists a user's permissions, newest first. */
  listOfUser(projectId: string, userId: string): Promise<readonly GrantRow[]>
  /** Removes a permission. True when it existed. */
  remove(projectId: string, userId: string, clientId: string): Promise<boolean>
  /** Removes a user's permissions for all client apps. Returns how many. */
  removeOfUser(projectId: string, userId: string): Promise<number>
  /** Removes all permissions of a deleted client app. Returns how many. */
  removeOfClient(projectId: string, clientId: string): Promise<number>
}
