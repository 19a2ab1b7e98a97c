import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'

/**
 * Adds a line to a registry, in front of the first of its kind that sorts after it; comments and all else stay where they
 * are.
 *
 * @param {string} file - from the root
 * @param {string} line - an export, or an entry of an object
 */
export function addLine(file, line) {
  const lines = readFileSync(inRoot(file), 'utf8').split('\n')
  const isExport = line.startsWith('export ')
  const isAlike = (/** @type {string} */ text) =>
    isExport ? /^export .* from '/.test(text) : /^ {2}['\w-]+: /.test(text)
  const toKey = toPath(line) === '' ? toName : toPath
  const before = lines.findIndex((text) => isAlike(text) && toKey(text) > toKey(line))
  const end = isExport
    ? lines.findLastIndex(isAlike) + 1
    : lines.findLastIndex((text) => /^\}(\)?$| as const)/.test(text))
  lines.splice(before === -1 ? end : before, 0, line)
  writeFileSync(inRoot(file), lines.join('\n'))
}

/** @param {string} line @returns {string} the path that it leads to, if it has one */
const toPath = (line) => /'(\.[^']*)'/.exec(line)?.[1] ?? ''

/** @param {string} line @returns {string} the name of an entry without a path */
const toName = (line) => line.trim().replaceAll("'", '')
