/**
 * A user's permission for a client app. There is one for each user and client app; scopes are added to it, and it is
 * revoked as a whole.
 */
export interface GrantRow {
  readonly projectId: string
  readonly grantId: string
  readonly userId: string
  readonly clientId: string
  readonly scopes: readonly string[]
  /** Scopes by the resource to which they apply (RFC 8707). */
  readonly resources: Readonly<Record<string, readonly string[]>>
  /** The client app as the user last saw it on the consent page. */
  readonly app: {
    readonly name: string
    readonly description: string
    readonly type: string
    readonly logoUrl: string | null
  }
  readonly createdAt: number
  readonly updatedAt: number
}

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
