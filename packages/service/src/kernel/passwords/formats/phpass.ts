import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { isEqualDigest } from '../../../foundation/text/is-equal-digest.ts'
import { failToRead, type PasswordFormat } from './password-format.ts'

const alphabet = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/**
 * Also matches Drupal's variant: SHA-512, cut to 55 characters. A `U` before it means that the password was hashed as
 * MD5 in hex first.
 */
const shape =
  /^(?:\$[PH]\$([./0-9A-Za-z])([./0-9A-Za-z]{8})([./0-9A-Za-z]{22})|(U?)\$S\$([./0-9A-Za-z])([./0-9A-Za-z]{8})([./0-9A-Za-z]{43}))$/

/** Some half a million rounds, more than any site uses. */
const maxLog2 = 19
const roundsAtOnce = 1_024

/**
 * phpass, the portable hash of older WordPress, phpBB and Drupal, for imports: a digest repeated some thousand times.
 */
export const phpass: PasswordFormat = {
  names: ['P', 'H', 'S'],
  canRead(stored) {
    const log2 = alphabet.indexOf(toParts(stored)?.cost ?? '')
    return log2 >= 7 && log2 <= maxLog2
  },
  async verify(stored, password) {
    const { cost, salt, hash, algorithm, isTwice } = toParts(stored) ?? failToRead('phpass')
    const log2 = alphabet.indexOf(cost)
    if (log2 < 7 || log2 > maxLog2) failToRead('phpass')
    const typed = isTwice ? createHash('md5').update(password).digest('hex') : password
    let digest = createHash(algorithm).update(salt).update(typed).digest()
    for (let left = 2 ** log2; left > 0; left -= 1) {
      digest = createHash(algorithm).update(digest).update(typed).digest()
      // Half a million rounds take a second, so the event loop gets a turn in between.
      if (left % roundsAtOnce === 0) await setImmediate()
    }
    const made = toBase64(digest).slice(0, hash.length)
    return isEqualDigest(Buffer.from(made), Buffer.from(hash))
  },
}

function toParts(stored: string) {
  const parts = shape.exec(stored)
  if (!parts) return null
  const [, cost, salt, hash, twice, cost512 = '', salt512 = '', hash512 = ''] = parts
  return cost === undefined || salt === undefined || hash === undefined
    ? { algorithm: 'sha512', cost: cost512, salt: salt512, hash: hash512, isTwice: twice === 'U' }
    : { algorithm: 'md5', cost, salt, hash, isTwice: false }
}

/** Encodes in phpass's own base64: 24 bits at a time, lowest first. */
function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const group = [bytes[i], bytes[i + 1], bytes[i + 2]].filter((byte) => byte !== undefined)
    const bits = group.reduce((sum, byte, index) => sum | (byte << (8 * index)), 0)
    for (let digit = 0; digit <= group.length; digit += 1) {
      text += alphabet[(bits >> (6 * digit)) & 63]
    }
  }
  return text
}
