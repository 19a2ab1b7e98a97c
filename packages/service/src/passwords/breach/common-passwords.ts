/**
 * The list that ships with the service: hashes of the passwords that stand in nearly every leak. A floor for
 * services that may ask nobody; `range-api.ts` knows the whole.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Of each password the first bytes of its SHA-256, ascending: a chance hit is one in some 30 million. */
export const entryBytes = 5

/** Whether a password stands in the list. */
export interface CommonPasswords {
  has(password: string): boolean
}

/**
 * Reads the list.
 *
 * @param file as `scripts/make-common-passwords.mjs` writes it
 */
export function loadCommonPasswords(file: string | URL): CommonPasswords {
  const list = readFileSync(file)
  if (list.length === 0 || list.length % entryBytes !== 0) {
    throw new Error('The list of common passwords is damaged. Reinstall the service.')
  }
  return {
    // People change the case of a known password first.
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
