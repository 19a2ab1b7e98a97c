/**
 * Installs the npm packages of the lock file when they are not there yet. What is there is read from the
 * list that npm keeps beside them, so an install made by hand counts as well.
 */
import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { runNpm } from './run.mjs'
import { giveUp, say, since } from './say.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   devOptional?: boolean, peer?: boolean }} LockedPackage
 */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | null} packages by folder; null when the file is not there
 */
function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null
}

/**
 * @param {Record<string, LockedPackage>} wanted - `packages` of `package-lock.json`
 * @param {Record<string, LockedPackage> | null} present - the same of what is installed
 * @returns {string[]} the folders that are missing or hold another version
 */
export function findMissing(wanted, present) {
  return Object.entries(wanted)
    .filter(([folder, { version, link, optional, peer }]) => {
      if (!folder.includes('node_modules/')) return false
      const there = present?.[folder]
      if (link) return !there
      // an optional package of another system is never installed; what it needs is optional as well
      if (!there) return !optional && !peer
      return there.version !== version
    })
    .map(([folder]) => folder)
}

/** Brings `node_modules` to the lock file; silent when nothing is to do. */
export async function installPackages() {
  const wanted = readLock(inRoot('package-lock.json'))
  if (!wanted) giveUp('package-lock.json is missing: this is not a complete copy of Portico.')
  if (findMissing(wanted, readLock(inRoot('node_modules/.package-lock.json'))).length === 0) return

  say('Installing the npm packages')
  const startedAt = Date.now()
  // the lock file names what each package has to be: what npm has kept of it need not be asked about again
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await runNpm(['ci', '--prefer-offline', ...quietly])
  if (code !== 0) giveUp(`${output}\nThe npm packages could not be installed: npm ci failed.`)
  say(`  done in ${since(startedAt)}`)
}
