/** A password's hash as another system kept it, in its own words. What it becomes here: to-stored-hash.ts. */
export type ImportedHash =
  /** bcrypt, argon2 and phpass say everything in one text; so does what this service exported. */
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
      /** KiB. */
      readonly memory: number
      readonly threads: number
    } & Salted)
  | {
      readonly format: 'digest'
      readonly algorithm: DigestAlgorithm
      readonly hash: Uint8Array
      /** What stood before and after the password. */
      readonly saltBefore: Uint8Array
      readonly saltAfter: Uint8Array
    }

/** One plain digest. */
export type DigestAlgorithm = 'md5' | 'sha1' | 'sha256' | 'sha384' | 'sha512'

interface Salted {
  readonly hash: Uint8Array
  readonly salt: Uint8Array
}
