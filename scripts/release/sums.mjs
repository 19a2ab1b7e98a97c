/** `SHA256SUMS`, as `sha256sum --check` reads it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const sumsFile = 'SHA256SUMS'

/** @param {string} file */
const toSum = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/**
 * Writes the sum of every other file of a folder.
 *
 * @param {string} folder
 */
export function writeSums(folder) {
  const files = readdirSync(folder).filter((file) => file !== sumsFile)
  const lines = files.toSorted().map((file) => `${toSum(join(folder, file))}  ${file}\n`)
  writeFileSync(join(folder, sumsFile), lines.join(''))
}

/**
 * Compares two folders byte for byte.
 *
 * @param {string} one
 * @param {string} other
 * @returns {string[]} what differs: files that one of them lacks, and files with other contents
 */
export function compareFolders(one, other) {
  const files = [...new Set([...readdirSync(one), ...readdirSync(other)])].toSorted()
  return files.flatMap((file) => {
    const [here, there] = [one, other].map((folder) =>
      readdirSync(folder).includes(file) ? readFileSync(join(folder, file)) : null,
    )
    if (!here || !there) return [`${file} is in ${here ? one : other} alone`]
    return here.equals(there) ? [] : [`${file} differs`]
  })
}
