import { hash as hashBcrypt } from '@node-rs/bcrypt'
import { describe, expect, test } from 'vitest'
import { createHashPool } from './hash-pool.ts'
import { createPasswordHasher } from './password-hasher.ts'
import { maxPasswordBytes } from './password-text.ts'

const hasher = createPasswordHasher(createHashPool({ atOnce: 2 }))
const right = { isRight: true, isOutdated: false }
const wrong = { isRight: false, isOutdated: false }

test('the right password matches, every other one does not', async () => {
  const stored = await hasher.hash('a fine password')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.verify(stored, 'a fine password')).toEqual(right)
  expect(await hasher.verify(stored, 'a fine passwore')).toEqual(wrong)
})

test('two users with the same password have different hashes', async () => {
  expect(await hasher.hash('the same')).not.toBe(await hasher.hash('the same'))
})

test('no password matches if no hash is stored', async () => {
  expect(await hasher.verify(null, 'anything')).toEqual(wrong)
})

test('PWD-07 a letter composed differently by two keyboards is one letter', async () => {
  const stored = await hasher.hash('caf\u00e9 noir')
  expect(await hasher.verify(stored, 'cafe\u0301 noir')).toEqual(right)
})

test('PWD-07 an import that was stored as typed is recognized as typed', async () => {
  const typed = 'cafe\u0301 noir'
  const stored = await hashBcrypt(typed, 4)
  expect(await hasher.verify(stored, typed)).toEqual({ isRight: true, isOutdated: true })
})

describe('PWD-08', () => {
  test.each([
    ['after byte 72', `${'x'.repeat(72)}a`, `${'x'.repeat(72)}b`],
    ['after a zero', 'x\0a', 'x\0b'],
    ['at the very end', `${'x'.repeat(1_023)}a`, `${'x'.repeat(1_023)}b`],
  ])('passwords that differ %s differ', async (_where, one, other) => {
    const stored = await hasher.hash(one)
    expect(await hasher.verify(stored, one)).toEqual(right)
    expect(await hasher.verify(stored, other)).toEqual(wrong)
  })

  test.each([
    ['empty', ''],
    ['one byte too long', 'x'.repeat(maxPasswordBytes + 1)],
    ['too long in UTF-8', 'ä'.repeat(maxPasswordBytes / 2 + 1)],
    ['ten megabytes', 'x'.repeat(10_000_000)],
    ['half a character', 'x\ud800'],
  ])('a password that is %s is refused before it is hashed', async (_what, password) => {
    const refusal = { errorType: 'bad_request', status: 400 }
    await expect(hasher.hash(password)).rejects.toMatchObject(refusal)
    await expect(hasher.verify(null, password)).rejects.toMatchObject(refusal)
  })
})

test('PWD-12 a hash of another format or cost matches and is outdated', async () => {
  const outdated = { isRight: true, isOutdated: true }
  expect(await hasher.verify(await hashBcrypt('old', 4), 'old')).toEqual(outdated)
  const cheap =
    '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA'
  expect(await hasher.verify(cheap, 'password')).toEqual(outdated)
})

test('a stored text that is not a hash is an error, not a wrong password', async () => {
  await expect(hasher.verify('plain text', 'plain text')).rejects.toThrow('unknown format')
})

test('an attempt is counted when its turn comes, and not when the queue is full', async () => {
  let counted = 0
  const full = createPasswordHasher(createHashPool({ atOnce: 1, maxMs: 1 }))
  const checks = Array.from({ length: 10 }, () =>
    full.verify(async () => {
      counted += 1
      return null
    }, 'anything'),
  )
  const settled = await Promise.allSettled(checks)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(counted).toBe(2)
})
