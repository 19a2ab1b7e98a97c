/**
 * One way of storing a password. A stored hash is one text that begins with `$name$`, in the PHC string
 * format where there is one for the algorithm.
 */
export interface PasswordFormat {
  /** The names it answers to, as in `$argon2id$…`. */
  readonly names: readonly string[]
  /** Whether a stored text is well-formed and cheap enough to be checked at a log-in. */
  canRead(stored: string): boolean
  /**
   * Whether a password is the one that was stored.
   *
   * @param stored the whole text
   * @throws Error when the text is malformed; its words hold nothing of the text
   */
  verify(stored: string, password: string): Promise<boolean>
}

/** @throws Error always: what is stored cannot be read */
export function failToRead(name: string): never {
  throw new Error(`A stored ${name} hash is malformed.`)
}
