import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { isEqualDigest } from '../../keys/is-equal-digest.ts'
import { failToRead, type PasswordFormat } from './password-format.ts'

const alphabet = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const shape = /^\$[PH]\$([./0-9A-Za-z])([./0-9A-Za-z]{8})([./0-9A-Za-z]{22})$/

/** Some half a million rounds: more than any site uses. */
const maxLog2 = 19
const roundsAtOnce = 1_024

/** phpass, the portable hash of older WordPress and phpBB, for imports: MD5, some thousand times. */
export const phpass: PasswordFormat = {
  names: ['P', 'H'],
  canRead(stored) {
    const log2 = alphabet.indexOf(shape.exec(stored)?.[1] ?? '')
    return log2 >= 7 && log2 <= maxLog2
  },
  async verify(stored, password) {
    const [, cost = '', salt = '', hash = ''] = shape.exec(stored) ?? failToRead('phpass')
    const log2 = alphabet.indexOf(cost)
    if (log2 < 7 || log2 > maxLog2) failToRead('phpass')
    let digest = createHash('md5').update(salt).update(password).digest()
    for (let left = 2 ** log2; left > 0; left -= 1) {
      digest = createHash('md5').update(digest).update(password).digest()
      // Half a million of them take a second: others are answered meanwhile.
      if (left % roundsAtOnce === 0) await setImmediate()
    }
    return isEqualDigest(Buffer.from(toBase64(digest)), Buffer.from(hash))
  },
}

/** Its own base64: 24 bits at a time, lowest first. */
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
