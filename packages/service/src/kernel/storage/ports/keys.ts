export interface KeyRow {
  readonly projectId: string
  readonly kid: string
  /**
   * The purpose: session JWTs, or the identity provider's tokens. A token of one is not accepted with a key of the
   * other.
   */
  readonly use: 'session' | 'identity_provider'
  readonly algorithm: 'ES256' | 'RS256'
  /** The public JWK as JSON. */
  readonly publicJwk: string
  /** The private JWK, sealed with a key derived from the root key. */
  readonly sealedPrivateJwk: string
  readonly createdAt: number
  /**
   * When the key was replaced; its successor signs after its publication, and this key verifies until `expiresAt`. Null
   * for the current key.
   */
  readonly retiredAt: number | null
  readonly expiresAt: number | null
}

export interface Keys {
  /** Lists the keys of a project and use that still verify, newest first. */
  list(projectId: string, use: KeyRow['use'], now: number): Promise<readonly KeyRow[]>
  /** Finds any key of any project, to test whether the root key opens it; null when there is none. */
  findAny(): Promise<KeyRow | null>
  /** Reads the stored check of this database's root key; null before one was stored. */
  findCheck(): Promise<string | null>
  /** Stores the check of the root key unless another process has stored one; returns the stored check. */
  addCheck(check: string): Promise<string>
  /**
   * Adds a key unless the project already has a current one of this use and algorithm, from another process; returns
   * the current key.
   */
  addFirst(key: KeyRow): Promise<KeyRow>
  /** Makes `key` the current one. The others of its use and algorithm are retired and verify until `oldExpireAt`. */
  rotate(key: KeyRow, now: number, oldExpireAt: number): Promise<void>
}
