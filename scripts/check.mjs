/**
 * `npm run check`: format, lint, types, structure, texts, unused code, sizes, packages. One line a check; what a
 * failed one found follows the lines. Arguments choose checks by name: `npm run check -- types`.
 */
import './require-node.mjs'
import { existsSync, readdirSync } from 'node:fs'
import { checkBudgets } from './budgets.mjs'
import { buildStale } from './build-stale.mjs'
import {
  firstScreen,
  operatorsConsole,
  packages,
  portico,
  present,
  service,
  standalone,
} from './build-targets.mjs'
import { installPackages } from './install-packages.mjs'
import { inRoot } from './root.mjs'
import { runBin } from './run.mjs'
import { say, since } from './say.mjs'

/** Their files are among those of `e2e`, under the same options: what all three reach is read once. */
const coveredByE2e = ['./conformance', 'packages/testkit']

/** Examples for frameworks are installed by those who use them, and compiled by their journeys. @param {string} folder */
const isInstalled = (folder) =>
  !folder.startsWith('examples/') || /^examples\/(plain-html|react-server|react-vite)$/.test(folder)

/** Every folder with compiler options of its own, those first whose sources reach furthest: they take longest. */
const projects = ['.', 'packages', 'apps', 'examples']
  .flatMap((folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`))
  .filter((folder) => existsSync(inRoot(folder, 'tsconfig.json')))
  .filter((folder) => !coveredByE2e.includes(folder) && isInstalled(folder))

const shipped = ['contract', 'client', 'widget', 'react', 'server', 'service', 'portico']

/** @type {Record<string, () => Promise<{ code: number, output: string }>>} */
const checks = {
  'format and lint': () => runBin('@biomejs/biome', ['check', '--error-on-warnings', '.']),
  structure: () =>
    runBin(
      'dependency-cruiser',
      [
        '--config',
        '.dependency-cruiser.cjs',
        ...['packages', 'apps', 'e2e', 'conformance', 'examples'],
      ],
      { command: 'depcruise' },
    ),
  // it needs the packages that are installed below
  layers: async () => (await import('./layers/check-layers.mjs')).checkLayers(),
  texts: async () => (await import('./locales/check-locales.mjs')).checkLocales(),
  comments: async () => (await import('./check-comments.mjs')).checkComments(),
  functions: async () => (await import('./check-functions.mjs')).checkFunctions(),
  directions: async () => (await import('./check-directions.mjs')).checkDirections(),
  unused: () => runBin('knip', ['--no-progress']),
  ...Object.fromEntries(
    projects.map((folder) => [
      `types of ${folder.replace(/^(packages|\.)\//, '')}`,
      () => {
        // what did not change since the last check is not checked again
        const memory = inRoot('.cache/types', `${folder.replace(/\W+/g, '-')}.tsbuildinfo`)
        // one thread: two of these run side by side, and its threads check what they share once each
        const args = ['--singleThreaded', '--incremental', '--tsBuildInfoFile', memory]
        args.push('-p', inRoot(folder))
        // the native compiler: the same verdict in a third of the time
        return runBin('typescript-7', args, { command: 'tsc' })
      },
    ]),
  ),
  sizes: async () => checkBudgets(),
  ...Object.fromEntries(
    shipped.map((name) => [
      `package ${name}`,
      () => runBin('publint', ['run', inRoot('packages', name), '--strict']),
    ]),
  ),
}

const chosen = Object.entries(checks).filter(
  ([name]) =>
    process.argv.length <= 2 || process.argv.slice(2).some((argument) => name.includes(argument)),
)

/** What these look at is built. @param {string} name */
const needsBuild = (name) => /^(sizes$|package |types of examples\/)/.test(name)

await installPackages()

/** @type {string[]} */
const findings = []
const early = chosen.filter(([name]) => !needsBuild(name))
const late = chosen.filter(([name]) => needsBuild(name))

/** Runs checks of a queue until it is empty. @param {typeof chosen} queue */
const work = async (queue) => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, check] = next
    const startedAt = Date.now()
    const { code, output } = await check()
    const note = name === 'sizes' ? `: ${output.trimEnd().split('\n').at(-1)?.trim()}` : ''
    say(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${since(startedAt)})${note}`)
    if (code !== 0) findings.push(`\n${name}\n${output.trimEnd()}`)
  }
}

const build = async () => {
  await buildStale(present([service, standalone, firstScreen, operatorsConsole, portico]))
  // afterwards: a build by Vite empties the folder that these write into
  await buildStale(present(packages))
}

// the build leaves a core idle for most of its time
await Promise.all([work(early), build().then(() => work(early))])
await Promise.all([work(late), work(late)])

for (const finding of findings) say(finding)
say(
  findings.length === 0
    ? 'All checks hold.'
    : `\n${findings.length} of ${chosen.length} checks failed.`,
)
process.exitCode = findings.length === 0 ? 0 : 1
