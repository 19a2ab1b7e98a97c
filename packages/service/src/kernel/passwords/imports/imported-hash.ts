/** A password's hash in another system's notation. `to-stored-hash.ts` converts it. */
export type ImportedHash =
  /**
   * bcrypt, argon2 and phpass hashes contain all parameters in one text, and so do hashes that this service exported.
   */
  | { readonly format: 'encoded'; readonly hash: string; readonly only?: readonly string[] }
  | ({
      readonly format: 'scrypt'
      readonly n: number
      readonly r: number
      readonly p: number
    } & Salted)
  | ({
      readonly format: 'firebase-scrypt'
      readonly memoryCost: number
      readonly rounds: number
      readonly signerKey: Uint8Array
      readonly saltSeparator: Uint8Array
    } & Salted)
  | ({
      readonly format: 'pbkdf2'
      readonly digest: 'sha1' | 'sha256' | 'sha512'
      readonly iterations: number
    } & Salted)
  | ({
      readonly format: 'argon2'
      readonly variant: 'argon2i' | 'argon2id' | 'argon2d'
      readonly iterations: number
      /** Memory in KiB. */
      readonly memory: number
      readonly threads: number
    } & Salted)
  | {
      readonly format: 'digest'
      readonly algorithm: DigestAlgorithm
      readonly hash: Uint8Array
      /** The salts before and after the password. */
      readonly saltBefore: Uint8Array
      readonly saltAfter: Uint8Array
    }

/** The algorithm of a single digest. */
export type DigestAlgorithm = 'md5' | 'sha1' | 'sha256' | 'sha384' | 'sha512'

interface Salted {
  readonly hash: Uint8Array
  readonly salt: Uint8Array
}
