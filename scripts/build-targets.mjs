/**
 * What there is to build: from which sources, by which command, into what. `build-stale.mjs` does it.
 */
import { existsSync } from 'node:fs'
import { inRoot } from './root.mjs'

/**
 * @typedef {object} Target
 * @property {string} name - what the person reads
 * @property {readonly string[]} sources - files and folders, from the root, that decide the outcome
 * @property {string} outcome - a file, from the root, that is there when it was built
 * @property {{ packageName: string, args: readonly string[], cwd: string }} command
 */

/**
 * What every build reads beside its sources: installed versions, compiler options, the build itself.
 */
const everywhere = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build-targets.mjs',
  'scripts/name-third-parties.mjs',
  'scripts/precompress.mjs',
  'scripts/supported-browsers.mjs',
]

const contract = ['packages/contract']
const client = [...contract, 'packages/client']
const widget = [...client, 'packages/widget']

/**
 * @param {string} name
 * @param {string} folder
 * @param {readonly string[]} sources
 * @param {string} outcome - below `folder`
 * @returns {Target}
 */
const byVite = (name, folder, sources, outcome) => ({
  name,
  sources: [...everywhere, ...sources],
  outcome: `${folder}/${outcome}`,
  command: { packageName: 'vite', args: ['build', '--logLevel', 'warn'], cwd: folder },
})

/**
 * @param {string} folder
 * @param {readonly string[]} sources
 * @returns {Target}
 */
const byTsdown = (folder, sources) => ({
  name: `package ${folder.replace('packages/', '')}`,
  sources: [...everywhere, ...sources],
  outcome: `${folder}/dist/index.d.ts`,
  command: { packageName: 'tsdown', args: ['--logLevel', 'warn'], cwd: folder },
})

/** The service, as `npm start` runs it. */
export const service = byVite(
  'service',
  'packages/service',
  [...contract, 'packages/service'],
  'dist/main.js',
)

/** The bundle for pages without a build: `portico.js` and its chunks. */
export const standalone = byVite('widget', 'packages/widget', widget, 'dist/standalone/portico.js')

/** What the service draws the first screen with, for pages that have it in their HTML. */
export const firstScreen = {
  ...byVite('first screen', 'packages/widget', widget, 'dist/first-screen/index.js'),
  command: {
    packageName: 'vite',
    args: ['build', '--config', 'vite.first-screen.config.ts', '--logLevel', 'warn'],
    cwd: 'packages/widget',
  },
}

/** The page that `npm start` opens. */
export const playground = byVite(
  'playground',
  'apps/playground',
  [...widget, 'apps/playground'],
  'dist/index.html',
)

/** The operators' console, which the service serves. */
export const operatorsConsole = byVite(
  'console',
  'apps/console',
  ['apps/console'],
  'dist/index.html',
)

/** The command `portico`, which `npm start` runs. */
export const portico = byVite(
  'command',
  'packages/portico',
  [...contract, 'packages/portico', 'apps/client-app'],
  'dist/main.js',
)

/** The npm packages: JavaScript and types. */
export const packages = [
  byTsdown('packages/contract', contract),
  byTsdown('packages/client', client),
  byTsdown('packages/widget', widget),
  byTsdown('packages/react', [...widget, 'packages/react']),
  byTsdown('packages/server', ['packages/server']),
  byTsdown('packages/service', [...contract, 'packages/service']),
]

/**
 * @param {readonly Target[]} targets
 * @returns {Target[]} those whose folder has something to build
 */
export const present = (targets) =>
  targets.filter(({ command }) =>
    ['vite.config.ts', 'tsdown.config.ts'].some((file) => existsSync(inRoot(command.cwd, file))),
  )
