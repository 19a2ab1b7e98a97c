/**
 * A format of stored passwords. A stored hash is one text that begins with `$name$`, in the PHC string format if the
 * algorithm has one.
 */
export interface PasswordFormat {
  /** The names in the prefixes of its hashes, as in `$argon2id$…`. */
  readonly names: readonly string[]
  /** True for a well-formed hash that is cheap enough to check at a sign-in. */
  canRead(stored: string): boolean
  /**
   * True when a password matches a stored hash.
   *
   * @param stored the whole text
   * @throws Error when the text is malformed; the message contains nothing of the text
   */
  verify(stored: string, password: string): Promise<boolean>
}

/**
 * Fails for an unreadable hash.
 *
 * @throws Error always
 */
export function failToRead(name: string): never {
  throw new Error(`A stored ${name} hash is malformed.`)
}
