/**
 * The list that ships with the service: hashes of the passwords that occur in nearly every leak. It is the minimum for
 * services that may not call an external API; `range-api.ts` queries the complete list.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * The first bytes of each password's SHA-256, in ascending order. An unlisted password matches by chance once in some
 * 30 million.
 */
export const entryBytes = 5

/** True when the list contains a password. */
export interface CommonPasswords {
  has(password: string): boolean
}

/**
 * Reads the list.
 *
 * @param file the file that `scripts/make-common-passwords.mjs` writes
 */
export function loadCommonPasswords(file: string | URL): CommonPasswords {
  const list = readFileSync(file)
  if (list.length === 0 || list.length % entryBytes !== 0) {
    throw new Error('The list of common passwords is damaged. Reinstall the service.')
  }
  return {
    // Users who vary a known password usually change its case first.
    has: (password) => isListed(list, password) || isListed(list, password.toLowerCase()),
  }
}

function isListed(list: Buffer, password: string): boolean {
  const digest = createHash('sha256').update(password).digest().subarray(0, entryBytes)
  let from = 0
  let to = list.length / entryBytes
  while (from < to) {
    const middle = (from + to) >>> 1
    const order = list.compare(
      digest,
      0,
      entryBytes,
      middle * entryBytes,
      (middle + 1) * entryBytes,
    )
    if (order === 0) return true
    if (order < 0) from = middle + 1
    else to = middle
  }
  return false
}
