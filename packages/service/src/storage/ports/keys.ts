export interface KeyRow {
  readonly projectId: string
  readonly kid: string
  /** Session JWTs, or what the identity provider signs: neither verifies with a key of the other. */
  readonly use: 'session' | 'identity_provider'
  readonly algorithm: 'ES256' | 'RS256'
  /** Public JWK as JSON. */
  readonly publicJwk: string
  /** Private JWK sealed with a key derived from the root key. */
  readonly sealedPrivateJwk: string
  readonly createdAt: number
  /** Replaced at this time: its successor signs once it is published. Verifies until `expiresAt`. Null while current. */
  readonly retiredAt: number | null
  readonly expiresAt: number | null
}

export interface Keys {
  /** Every key of a project and use that still verifies, newest first. */
  list(projectId: string, use: KeyRow['use'], now: number): Promise<readonly KeyRow[]>
  /** Any key of any project, for whoever wants to know whether it opens; null before there is one. */
  findAny(): Promise<KeyRow | null>
  /** What the root key of this database gives for a check; null before anybody said so. */
  findCheck(): Promise<string | null>
  /** Says what the root key gives, unless another process was faster; returns what stands either way. */
  addCheck(check: string): Promise<string>
  /**
   * Adds a key unless the project has a current one of its use and algorithm already (another process was faster); returns the
   * current one either way.
   */
  addFirst(key: KeyRow): Promise<KeyRow>
  /** Makes `key` the current one and retires the others of its use and algorithm, which verify until `oldExpireAt`. */
  rotate(key: KeyRow, now: number, oldExpireAt: number): Promise<void>
}
