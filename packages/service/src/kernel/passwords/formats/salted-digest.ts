import { createHash } from 'node:crypto'
import { isEqualDigest } from '../../../foundation/text/is-equal-digest.ts'
import { failToRead, type PasswordFormat } from './password-format.ts'

const shape =
  /^\$digest-(md5|sha1|sha256|sha384|sha512)\$pre=([\w+/=-]*),post=([\w+/=-]*)\$([\w+/=-]+)$/

const toBytes = (text: string | undefined) => Buffer.from(text ?? '', 'base64')

/**
 * A single digest of salt and password, for imports from systems with weak hashing; the first sign-in replaces it.
 * `$digest-sha512$pre=<salt before>,post=<salt after>$hash`, base64.
 */
export const saltedDigest: PasswordFormat = {
  names: ['digest-md5', 'digest-sha1', 'digest-sha256', 'digest-sha384', 'digest-sha512'],
  canRead: (stored) => shape.test(stored),
  async verify(stored, password) {
    const [, algorithm, before, after, hash] = shape.exec(stored) ?? failToRead('digest')
    const digest = createHash(algorithm ?? '')
      .update(toBytes(before))
      .update(password)
      .update(toBytes(after))
      .digest()
    return isEqualDigest(digest, toBytes(hash))
  },
}
