import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'

/**
 * The folders directly in a folder of a package's `src`, without those of tests.
 *
 * @param {string} name the package's folder below `packages`
 * @param {string} [folder] from `src`
 */
export const listFolders = (name, folder = '.') =>
  readdirSync(inRoot('packages', name, 'src', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map((entry) => entry.name)
    .sort()

/**
 * The entry points of a package that lie directly in its `src`, by its package.json: the sources of its exports, and
 * its commands.
 *
 * @param {string} name the package's folder below `packages`
 * @returns {string[]}
 */
export function listEntries(name) {
  /** @type {{ exports?: Record<string, { source?: string } | string>, bin?: Record<string, string> }} */
  const { exports = {}, bin = {} } = JSON.parse(
    readFileSync(inRoot('packages', name, 'package.json'), 'utf8'),
  )
  const sources = Object.values(exports).flatMap((target) =>
    typeof target === 'object' && target.source ? [target.source] : [],
  )
  const commands = Object.values(bin).map((path) =>
    path.replace('./dist/', './src/').replace(/\.js$/, '.ts'),
  )
  return [...sources, ...commands].map((path) => path.replace('./src/', ''))
}
