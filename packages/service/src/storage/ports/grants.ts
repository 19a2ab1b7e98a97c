/** What a person lets a client app do. One for each person and client app; it grows and is taken back whole. */
export interface GrantRow {
  readonly projectId: string
  readonly grantId: string
  readonly userId: string
  readonly clientId: string
  readonly scopes: readonly string[]
  /** Scopes by the address of the resource that they are for (RFC 8707). */
  readonly resources: Readonly<Record<string, readonly string[]>>
  /** The client app as it was shown to the person the last time. */
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
   * Adds to what stands, or begins it; of parallel calls nothing is lost. Returns the grant as it now is:
   * its id and begin are those of the first.
   */
  allow(grant: GrantRow): Promise<GrantRow>
  find(projectId: string, userId: string, clientId: string): Promise<GrantRow | null>
  findById(projectId: string, grantId: string): Promise<GrantRow | null>
  /** Newest first. */
  listOfUser(projectId: string, userId: string): Promise<readonly GrantRow[]>
  /** True when there was one. */
  remove(projectId: string, userId: string, clientId: string): Promise<boolean>
  /** What a person let any client app do. Returns how many. */
  removeOfUser(projectId: string, userId: string): Promise<number>
  /** A client app is gone: so is what it was allowed. Returns how many. */
  removeOfClient(projectId: string, clientId: string): Promise<number>
}
