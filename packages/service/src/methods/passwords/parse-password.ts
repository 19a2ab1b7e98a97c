/** Parses the `password` of a line: another system's hash, as docs/importing-users.md describes it. */
import { Type } from 'typebox'
import { checkPart } from '../../accounts/imports/line-error.ts'
import type { ImportedHash } from '../../kernel/passwords/imports/imported-hash.ts'
import { readDjangoHash } from './read-django-hash.ts'

const strict = { additionalProperties: false }
const Text = Type.String({ maxLength: 4_096 })
const Count = Type.Integer({ minimum: 0 })
const shared = { format: Type.String(), hash: Text, requires_reset: Type.Optional(Type.Boolean()) }

const EncodedSchema = Type.Object(shared, strict)
const ScryptSchema = Type.Object({ ...shared, salt: Text, n: Count, r: Count, p: Count }, strict)
const FirebaseSchema = Type.Object(
  {
    ...shared,
    salt: Text,
    signer_key: Text,
    salt_separator: Text,
    rounds: Count,
    memory_cost: Count,
  },
  strict,
)
const Pbkdf2Schema = Type.Object(
  { ...shared, salt: Text, digest: Type.Enum(['sha1', 'sha256', 'sha512']), iterations: Count },
  strict,
)
const DigestSchema = Type.Object(
  {
    ...shared,
    encoding: Type.Optional(Type.Enum(['hex', 'base64'])),
    salt_before: Type.Optional(Text),
    salt_after: Type.Optional(Text),
    salt_encoding: Type.Optional(Type.Enum(['utf8', 'hex', 'base64'])),
  },
  strict,
)

const toBytes = (base64: string) => Buffer.from(base64, 'base64')

/** Prefixes that programs put before hashes which name their format themselves. */
const prefixes = /^(?:\{bcrypt\}|\{argon2\}|bcrypt\$(?=\$2)|bcrypt_sha256(?=\$\$2))/

function toEncoded(hash: string): string {
  const rest = hash.trim().replace(prefixes, '')
  return hash.startsWith('bcrypt_sha256$') ? `$bcrypt-sha256${rest.slice(1)}` : rest
}

const readEncoded =
  (...names: readonly string[]) =>
  (part: unknown): ImportedHash => {
    const line = checkPart(EncodedSchema, part, 'password')
    const hash = toEncoded(line.hash)
    return { format: 'encoded', hash, ...(names.length > 0 && { only: names }) }
  }

const readDigest =
  (algorithm: 'md5' | 'sha1' | 'sha256' | 'sha384' | 'sha512') =>
  (part: unknown): ImportedHash => {
    const line = checkPart(DigestSchema, part, 'password')
    const toSalt = (salt = '') => Buffer.from(salt, line.salt_encoding ?? 'utf8')
    return {
      format: 'digest',
      algorithm,
      hash: Buffer.from(line.hash, line.encoding ?? 'hex'),
      saltBefore: toSalt(line.salt_before),
      saltAfter: toSalt(line.salt_after),
    }
  }

/** A reader for each format. */
const readers: Readonly<Record<string, (part: unknown) => ImportedHash>> = {
  // All formats that this service stores, because `users export` writes them.
  portico: readEncoded(),
  bcrypt: readEncoded('2a', '2b', '2x', '2y', 'wp', 'bcrypt-sha256'),
  argon2: readEncoded('argon2id', 'argon2i', 'argon2d'),
  phpass: readEncoded('P', 'H', 'S', 'wp'),
  wordpress: readEncoded('wp', 'P', 'H', '2y'),
  drupal: readEncoded('S', 'P', 'H', '2y', 'argon2id'),
  django: (part) => readDjangoHash(checkPart(EncodedSchema, part, 'password').hash),
  scrypt(part) {
    const { hash, salt, n, r, p } = checkPart(ScryptSchema, part, 'password')
    return { format: 'scrypt', hash: toBytes(hash), salt: toBytes(salt), n, r, p }
  },
  'firebase-scrypt'(part) {
    const line = checkPart(FirebaseSchema, part, 'password')
    return {
      format: 'firebase-scrypt',
      hash: toBytes(line.hash),
      salt: toBytes(line.salt),
      signerKey: toBytes(line.signer_key),
      saltSeparator: toBytes(line.salt_separator),
      rounds: line.rounds,
      memoryCost: line.memory_cost,
    }
  },
  pbkdf2(part) {
    const { hash, salt, digest, iterations } = checkPart(Pbkdf2Schema, part, 'password')
    return { format: 'pbkdf2', hash: toBytes(hash), salt: toBytes(salt), digest, iterations }
  },
  md5: readDigest('md5'),
  sha1: readDigest('sha1'),
  sha256: readDigest('sha256'),
  sha384: readDigest('sha384'),
  sha512: readDigest('sha512'),
}

/** The schema of the field that names the format. */
export const PasswordFormatSchema = Type.Object({
  format: Type.Enum(Object.keys(readers)),
  requires_reset: Type.Optional(Type.Boolean()),
})

/**
 * Parses the password of a line.
 *
 * @throws LineError
 */
export function parsePassword(part: { readonly format: string }): ImportedHash {
  const read = readers[part.format]
  // The schema allows only the names of readers.
  if (!read) throw new Error('A format has no reader.')
  return read(part)
}
