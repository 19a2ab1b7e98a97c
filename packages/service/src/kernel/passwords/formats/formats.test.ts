import { createHash, pbkdf2Sync, scryptSync } from 'node:crypto'
import { hash as hashBcrypt } from '@node-rs/bcrypt'
import { describe, expect, test } from 'vitest'
import { findFormat } from './index.ts'

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const password = 'correct horse battery stæple'
const salt = Buffer.from('a salt of 16 byt')

const digestOf = (algorithm: string) =>
  base64(createHash(algorithm).update('before').update(password).update('after').digest())

const made: Readonly<Record<string, () => string | Promise<string>>> = {
  'scrypt of this runtime': () =>
    `$scrypt$ln=14,r=8,p=1$${base64(salt)}$${base64(scryptSync(password, salt, 32, { N: 16_384, r: 8, p: 1 }))}`,
  'pbkdf2 with sha1': () => toPbkdf2('sha1', 20),
  'pbkdf2 with sha256': () => toPbkdf2('sha256', 32),
  'pbkdf2 with sha512': () => toPbkdf2('sha512', 64),
  'bcrypt of its library': () => hashBcrypt(password, 4),
  ...Object.fromEntries(
    ['md5', 'sha1', 'sha256', 'sha384', 'sha512'].map((algorithm) => [
      `${algorithm} between two salts`,
      () =>
        `$digest-${algorithm}$pre=${base64('before')},post=${base64('after')}$${digestOf(algorithm)}`,
    ]),
  ),
}

const toPbkdf2 = (digest: string, length: number) =>
  `$pbkdf2-${digest}$i=1000$${base64(salt)}$${base64(pbkdf2Sync(password, salt, 1_000, length, digest))}`

/** Hashes that were published or made by other programs: hashes of our own code would not prove compatibility. */
const published: readonly { name: string; stored: string; password: string }[] = [
  {
    name: 'scrypt, RFC 7914 section 12',
    stored: `$scrypt$ln=14,r=8,p=1$${base64('SodiumChloride')}$${base64(
      Buffer.from(
        '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
        'hex',
      ),
    )}`,
    password: 'pleaseletmein',
  },
  {
    name: 'Firebase, from its published example',
    stored:
      '$firebase-scrypt$m=14,r=8,key=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==,sep=Bw==$42xEC+ixf3L2lw==$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
    password: 'user1password',
  },
  {
    name: 'bcrypt $2y$, as PHP writes it',
    stored: '$2y$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    password: 'U*U',
  },
  {
    name: 'phpass, of its test program',
    stored: '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0',
    password: 'test12345',
  },
  {
    name: 'B11: Drupal, from hashcat’s examples',
    stored: '$S$C33783772bRXEx1aCsvY.dqgaaSu76XmVlKrW9Qu8IQlvxHlmzLf',
    password: 'hashcat',
  },
  {
    name: 'PBKDF2 with SHA-1, RFC 6070',
    stored: `$pbkdf2-sha1$i=4096$${base64('salt')}$${base64(Buffer.from('4b007901b765489abead49d926f721d065a429c1', 'hex'))}`,
    password: 'password',
  },
  {
    name: 'argon2i, of the reference program',
    stored: '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA',
    password: 'password',
  },
]

describe.each(published)('$name', (vector) => {
  test('recognizes the password', async () => {
    expect(findFormat(vector.stored)?.canRead(vector.stored)).toBe(true)
    expect(await findFormat(vector.stored)?.verify(vector.stored, vector.password)).toBe(true)
  })
  test('rejects another one', async () => {
    expect(await findFormat(vector.stored)?.verify(vector.stored, `${vector.password}x`)).toBe(
      false,
    )
  })
})

describe.each(Object.entries(made))('%s', (_name, make) => {
  test('recognizes the password, and rejects another one', async () => {
    const stored = await make()
    expect(findFormat(stored)?.canRead(stored)).toBe(true)
    expect(await findFormat(stored)?.verify(stored, password)).toBe(true)
    expect(await findFormat(stored)?.verify(stored, password.toUpperCase())).toBe(false)
  })
})

test('a bcrypt import with 80 characters is recognized with all of them', async () => {
  const long = 'x'.repeat(80)
  const stored = await hashBcrypt(Buffer.from(long).subarray(0, 72), 4)
  expect(await findFormat(stored)?.verify(stored, long)).toBe(true)
})

test.each([
  '$scrypt$ln=14,r=8$$',
  '$scrypt$ln=99,r=8,p=1$c2FsdA$aGFzaA',
  '$firebase-scrypt$m=14',
  '$pbkdf2-sha256$i=99999999$c2FsdA$aGFzaA',
  '$pbkdf2-md5$i=1$c2FsdA$aGFzaA',
  '$digest-sha1$pre=,post=$',
  '$P$zIQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0',
  '$2b$99$short',
  '$argon2id$v=19$nothing',
  '$argon2id$v=19$m=4194304,t=2,p=1$c29tZXNhbHQ$',
  '$scrypt$ln=20,r=8,p=1$c2FsdA$',
])('a malformed hash is an error and never a match: %s', async (stored) => {
  const format = findFormat(stored)
  expect(format?.canRead(stored) ?? false).toBe(false)
  const answer = format ? await format.verify(stored, 'x').catch((error: Error) => error) : null
  expect(answer).not.toBe(true)
  expect(String(answer)).not.toContain(stored)
})

test.each(['', 'plain', '$unknown$x', '$$'])('there is no format for %j', (stored) => {
  expect(findFormat(stored)).toBeNull()
})
