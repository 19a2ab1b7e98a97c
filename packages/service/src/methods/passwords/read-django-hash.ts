/** Parses Django's notation of a hash: `algorithm$parts`, for each of its hashers. */

import { LineError } from '../../accounts/imports/line-error.ts'
import type { ImportedHash } from '../../kernel/passwords/imports/imported-hash.ts'

const toBytes = (base64: string) => Buffer.from(base64, 'base64')

/** The readers of the part that follows the algorithm's name. */
const readers: Readonly<Record<string, (rest: string) => ImportedHash>> = {
  bcrypt: (rest) => ({ format: 'encoded', hash: rest }),
  bcrypt_sha256: (rest) => ({ format: 'encoded', hash: `$bcrypt-sha256${rest}` }),
  argon2: (rest) => ({ format: 'encoded', hash: `$${rest}` }),
  pbkdf2_sha256: (rest) => readPbkdf2('sha256', rest),
  pbkdf2_sha1: (rest) => readPbkdf2('sha1', rest),
  scrypt(rest) {
    const [salt = '', n, r, p, hash = ''] = rest.split('$')
    const cost = { n: Number(n), r: Number(r), p: Number(p) }
    return { format: 'scrypt', ...cost, salt: Buffer.from(salt), hash: toBytes(hash) }
  },
  md5: (rest) => readDigest('md5', rest),
  sha1: (rest) => readDigest('sha1', rest),
}

/**
 * Parses a Django hash.
 *
 * @throws LineError for another program's hash
 */
export function readDjangoHash(hash: string): ImportedHash {
  const [, name = '', rest = ''] = /^([a-z0-9_]+)\$(.*)$/s.exec(hash) ?? []
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined
  if (!read) {
    throw new LineError(`password.hash must begin with one of ${Object.keys(readers).join('$, ')}$`)
  }
  return read(rest)
}

function readPbkdf2(digest: 'sha1' | 'sha256', rest: string): ImportedHash {
  const [iterations, salt = '', hash = ''] = rest.split('$')
  return {
    format: 'pbkdf2',
    digest,
    iterations: Number(iterations),
    salt: Buffer.from(salt),
    hash: toBytes(hash),
  }
}

function readDigest(algorithm: 'md5' | 'sha1', rest: string): ImportedHash {
  const [salt = '', hash = ''] = rest.split('$')
  const saltBefore = Buffer.from(salt)
  return {
    format: 'digest',
    algorithm,
    hash: Buffer.from(hash, 'hex'),
    saltBefore,
    saltAfter: Buffer.alloc(0),
  }
}
