import { pbkdf2 as derive } from 'node:crypto'
import { promisify } from 'node:util'
import { isEqualDigest } from '../../../foundation/text/is-equal-digest.ts'
import { failToRead, type PasswordFormat } from './password-format.ts'

const shape = /^\$pbkdf2-(sha1|sha256|sha512)\$i=(\d{1,8})\$([\w+/=-]+)\$([\w+/=-]+)$/
const deriveKey = promisify(derive)

/** Limits an imported hash to some seconds of a core. */
const maxIterations = 10_000_000

/** PBKDF2 (RFC 8018), for imports: `$pbkdf2-sha256$i=600000$salt$hash`, base64. */
export const pbkdf2: PasswordFormat = {
  names: ['pbkdf2-sha1', 'pbkdf2-sha256', 'pbkdf2-sha512'],
  canRead(stored) {
    const iterations = Number(shape.exec(stored)?.[2])
    return iterations >= 1 && iterations <= maxIterations
  },
  async verify(stored, password) {
    const [, digest, iterations, salt, hash] = shape.exec(stored) ?? failToRead('pbkdf2')
    if (Number(iterations) > maxIterations) failToRead('pbkdf2')
    const expected = Buffer.from(hash ?? '', 'base64')
    const key = await deriveKey(
      password,
      Buffer.from(salt ?? '', 'base64'),
      Number(iterations),
      expected.length,
      digest ?? '',
    )
    return isEqualDigest(key, expected)
  },
}
