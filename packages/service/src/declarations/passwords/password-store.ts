export interface PasswordRow {
  readonly projectId: string
  readonly userId: string
  readonly passwordId: string
  /** `$argon2id$…`, or the hash of another system until the first log-in. */
  readonly hash: string
  /** Known to be bad: the person must set another one. */
  readonly requiresReset: boolean
  /** True while the address it was set with had not been proved. */
  readonly isUnproved: boolean
  readonly changedAt: number
}

export interface Passwords {
  find(projectId: string, userId: string): Promise<PasswordRow | null>
  /**
   * Whose address it is, and their password, in one question: an unknown address, a person without a
   * password and one with it take the same time. Null when nobody has the address.
   */
  findByEmail(
    projectId: string,
    canonicalEmail: string,
  ): Promise<{ readonly userId: string; readonly password: PasswordRow | null } | null>
  /** Whose password this is; null when nobody's. */
  findOwner(projectId: string, passwordId: string): Promise<string | null>
  /** Sets the person's password; the one before it is gone. */
  set(password: PasswordRow): Promise<void>
  /**
   * Stores the same password anew. One conditional update: nothing happens when it was changed meanwhile.
   *
   * @param change.from the hash that was checked
   */
  rehash(
    projectId: string,
    userId: string,
    change: { readonly from: string; readonly to: string },
  ): Promise<boolean>
  /** Asks for another password at the next log-in; conditional like `rehash`. */
  requireReset(projectId: string, userId: string, hash: string): Promise<boolean>
  /** The address was proved by whoever set the password. */
  markProved(projectId: string, userId: string): Promise<void>
  /** True when there was one; a person has no second, whatever its id. */
  remove(projectId: string, userId: string): Promise<boolean>
}
