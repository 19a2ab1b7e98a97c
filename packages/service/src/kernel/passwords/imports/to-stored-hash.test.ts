import { createHash, pbkdf2Sync, scryptSync } from 'node:crypto'
import { hash as hashArgon2 } from '@node-rs/argon2'
import { hash as hashBcrypt } from '@node-rs/bcrypt'
import { describe, expect, test } from 'vitest'
import { findFormat } from '../formats/index.ts'
import type { ImportedHash } from './imported-hash.ts'
import { toStoredHash, UnreadableHashError } from './to-stored-hash.ts'

const password = 'a fine password'
const salt = Buffer.from('0123456789abcdef')
const none = Buffer.alloc(0)
const scrypt: ImportedHash = {
  format: 'scrypt',
  n: 1_024,
  r: 8,
  p: 1,
  salt,
  hash: scryptSync(password, salt, 32, { N: 1_024, r: 8, p: 1 }),
}

const makers: Readonly<Record<string, () => Promise<ImportedHash>>> = {
  scrypt: async () => scrypt,
  bcrypt: async () => ({ format: 'encoded', hash: await hashBcrypt(password, 4) }),
  pbkdf2: async () => ({
    format: 'pbkdf2',
    digest: 'sha512',
    iterations: 10,
    salt,
    hash: pbkdf2Sync(password, salt, 10, 64, 'sha512'),
  }),
  'argon2 in its parts': async () => {
    const cost = { memoryCost: 64, timeCost: 2, parallelism: 1 }
    const [, , , , , hash = ''] = (await hashArgon2(password, { ...cost, salt })).split('$')
    return {
      format: 'argon2',
      variant: 'argon2id',
      memory: 64,
      iterations: 2,
      threads: 1,
      salt,
      hash: Buffer.from(hash, 'base64'),
    }
  },
  'a digest with salts': async () => ({
    format: 'digest',
    algorithm: 'sha1',
    saltBefore: salt,
    saltAfter: none,
    hash: createHash('sha1').update(salt).update(password).digest(),
  }),
}

test.each(Object.entries(makers))('%s is stored so that its password matches', async (_n, make) => {
  const stored = toStoredHash(await make())
  expect(await findFormat(stored)?.verify(stored, password)).toBe(true)
  expect(await findFormat(stored)?.verify(stored, `${password}.`)).toBe(false)
})

describe('a hash no log-in could be checked against is refused:', () => {
  test.each<[string, ImportedHash]>([
    ['a plain password', { format: 'encoded', hash: password }],
    ['another format than was said', { format: 'encoded', hash: '$P$9IQRa', only: ['2b'] }],
    ['half a bcrypt hash', { format: 'encoded', hash: '$2b$10$abcdefghijklmnopqrstuv' }],
    ['a hash of three bytes', { ...scrypt, hash: Buffer.from('abc') }],
    ['an N that is no power of two', { ...scrypt, n: 1_000 }],
    ['a cost beyond bounds', { ...scrypt, n: 2 ** 24 }],
    ['a cost that is no number', { ...scrypt, r: Number.NaN }],
    [
      'a digest of another length',
      {
        format: 'digest',
        algorithm: 'md5',
        hash: salt.subarray(1),
        saltBefore: none,
        saltAfter: none,
      },
    ],
  ])('%s', (_what, imported) => {
    let refusal: unknown
    try {
      toStoredHash(imported)
    } catch (error) {
      refusal = error
    }
    expect(refusal).toBeInstanceOf(UnreadableHashError)
    expect(String(refusal)).not.toContain(password)
  })
})
