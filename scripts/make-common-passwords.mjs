/**
 * Writes the list of common passwords that ships with the service, from the frequency list of the strength
 * estimator: of each password the first five bytes of its SHA-256, ascending.
 *
 *     node scripts/make-common-passwords.mjs
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const digestBytes = 5
/** @type {{ passwords: string[] }} */
const lists = createRequire(new URL('../packages/service/package.json', import.meta.url))(
  'zxcvbn/lib/frequency_lists.js',
)
const digests = lists.passwords.map((password) =>
  createHash('sha256').update(password).digest().subarray(0, digestBytes),
)
digests.sort(Buffer.compare)
const file = new URL('../packages/service/lists/common-passwords.bin', import.meta.url)
writeFileSync(file, Buffer.concat(digests))
console.log(`${digests.length} passwords, ${digests.length * digestBytes} bytes`)
