/** Installs what the docs site needs, which is no part of the repository's own packages: few commands need it. */
import { existsSync, readFileSync } from 'node:fs'
import { findMissing } from '../install-packages.mjs'
import { inRoot } from '../root.mjs'
import { runNpm } from '../run.mjs'
import { giveUp, say, since } from '../say.mjs'

/** @param {string} file @returns {Parameters<typeof findMissing>[1]} */
const readLock = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null

/** Brings `apps/docs/node_modules` to its lock file; silent when nothing is to do. */
export async function installDocsPackages() {
  const wanted = readLock(inRoot('apps/docs/package-lock.json')) ?? {}
  const present = readLock(inRoot('apps/docs/node_modules/.package-lock.json'))
  if (findMissing(wanted, present).length === 0) return
  say('Installing the packages of the docs site')
  const startedAt = Date.now()
  const { code, output } = await runNpm(
    // none of them needs its script: what is compiled comes as a package for each system
    ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: inRoot('apps/docs') },
  )
  if (code !== 0)
    giveUp(
      `${output}\nThe packages of the docs site could not be installed: npm ci failed in apps/docs.`,
    )
  say(`  done in ${since(startedAt)}`)
}
