import type { RequestOf } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { DigestAlgorithm, ImportedHash } from '../../kernel/passwords/imports/imported-hash.ts'
import { toStoredHash, UnreadableHashError } from '../../kernel/passwords/imports/to-stored-hash.ts'

type Migration = RequestOf<typeof api.passwords.backEnd.migrate>
type Reader = (migration: Migration) => ImportedHash

const toBytes = (base64: string) => Buffer.from(base64, 'base64')

const readers: Readonly<Record<string, Reader>> = {
  bcrypt: ({ hash }) => ({ format: 'encoded', hash, only: ['2a', '2b', '2x', '2y', 'wp'] }),
  phpass: ({ hash }) => ({ format: 'encoded', hash, only: ['P', 'H', 'S', 'wp'] }),
  argon_2i: (migration) => readArgon2(migration, 'argon2i'),
  argon_2id: (migration) => readArgon2(migration, 'argon2id'),
  scrypt({ hash, scrypt_config: config }) {
    if (!config) return { format: 'encoded', hash, only: ['scrypt'] }
    return {
      format: 'scrypt',
      n: config.n_parameter,
      r: config.r_parameter,
      p: config.p_parameter,
      salt: toBytes(config.salt),
      hash: toKey(hash, config.key_length),
    }
  },
  pbkdf_2({ hash, pbkdf_2_config: config }) {
    if (!config) throw new UnreadableHashError('pbkdf_2_config is required')
    const digest = config.algorithm ?? 'sha256'
    if (digest !== 'sha1' && digest !== 'sha256' && digest !== 'sha512') {
      throw new UnreadableHashError('pbkdf_2_config.algorithm must be sha1, sha256 or sha512')
    }
    return {
      format: 'pbkdf2',
      digest,
      iterations: config.iteration_amount,
      salt: toBytes(config.salt),
      hash: toKey(hash, config.key_length),
    }
  },
  md_5: ({ hash, md_5_config }) => readDigest('md5', hash, md_5_config),
  sha_1: ({ hash, sha_1_config }) => readDigest('sha1', hash, sha_1_config),
  sha_512: ({ hash, sha_512_config }) => readDigest('sha512', hash, sha_512_config),
}

/**
 * Reads an imported hash.
 *
 * @returns the text to store
 * @throws AuthError `invalid_hash_type`; `invalid_hash` with the reason as details
 */
export function toMigratedHash(migration: Migration): string {
  const type = migration.hash_type
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined
  if (!read) throw new AuthError('invalid_hash_type')
  try {
    return toStoredHash(read(migration))
  } catch (error) {
    if (!(error instanceof UnreadableHashError)) throw error
    throw new AuthError('invalid_hash', { details: { reason: error.message } })
  }
}

function readArgon2(
  { hash, argon_2_config: config }: Migration,
  variant: 'argon2i' | 'argon2id',
): ImportedHash {
  if (!config) return { format: 'encoded', hash, only: [variant] }
  return {
    format: 'argon2',
    variant,
    iterations: config.iteration_amount,
    memory: config.memory,
    threads: config.threads,
    salt: toBytes(config.salt),
    hash: toKey(hash, config.key_length),
  }
}

function readDigest(
  algorithm: DigestAlgorithm,
  hash: string,
  salts: Migration['md_5_config'],
): ImportedHash {
  const isHex = /^(?:[0-9a-fA-F]{2})+$/.test(hash)
  return {
    format: 'digest',
    algorithm,
    hash: Buffer.from(hash, isHex ? 'hex' : 'base64'),
    saltBefore: Buffer.from(salts?.prepend_salt ?? ''),
    saltAfter: Buffer.from(salts?.append_salt ?? ''),
  }
}

function toKey(base64: string, length: number): Buffer {
  const key = toBytes(base64)
  if (key.length === length) return key
  throw new UnreadableHashError(`key_length is ${length}, but the hash has ${key.length} bytes`)
}
