import { scrypt as derive, type ScryptOptions } from 'node:crypto'
import { isEqualDigest } from '../../../foundation/text/is-equal-digest.ts'
import { failToRead, type PasswordFormat } from './password-format.ts'

const shape = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([\w+/=-]+)\$([\w+/=-]+)$/

/** Limits an imported hash to this memory for each core that checks a sign-in: N = 2^18 with r = 8. */
const maxMemory = 280_000_000

/** scrypt (RFC 7914), for imports: `$scrypt$ln=15,r=8,p=1$salt$hash`, base64. */
export const scrypt: PasswordFormat = {
  names: ['scrypt'],
  canRead(stored) {
    const [, ln, r, p] = shape.exec(stored) ?? []
    return canDerive({ N: 2 ** Number(ln), r: Number(r), p: Number(p) })
  },
  async verify(stored, password) {
    const [, ln, r, p, salt, hash] = shape.exec(stored) ?? failToRead('scrypt')
    const expected = Buffer.from(hash ?? '', 'base64')
    const key = await deriveScrypt(password, Buffer.from(salt ?? '', 'base64'), expected.length, {
      N: 2 ** Number(ln),
      r: Number(r),
      p: Number(p),
    })
    return isEqualDigest(key, expected)
  },
}

/** True for valid costs within the limits of memory and time. */
export function canDerive({ N, r, p }: { N: number; r: number; p: number }): boolean {
  return N >= 2 && r >= 1 && p >= 1 && p <= 16 && 128 * r * (N + p + 2) <= maxMemory
}

/** Runs scrypt as a promise, with a memory limit. */
export function deriveScrypt(
  password: string,
  salt: Uint8Array,
  length: number,
  cost: Pick<ScryptOptions, 'N' | 'r' | 'p'>,
): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    derive(password, salt, length, { ...cost, maxmem: maxMemory }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
