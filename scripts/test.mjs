/**
 * `npm test`: installs what is missing, builds what the browser tests open, runs every test, and closes
 * with one line that sums all runners.
 *
 * Paths narrow it, and only what those tests need is installed, built and started: `npm test -- otp`.
 * Vitest's options pass through. `--watch` runs them again on each change, `--all` is the long run: every
 * repetition, full Chromium everywhere, and all tests of rules and HTTP on the other Node as well.
 */
import './require-node.mjs'
import { randomInt } from 'node:crypto'
import { buildStale } from './build-stale.mjs'
import {
  firstScreen,
  operatorsConsole,
  playground,
  present,
  service,
  standalone,
} from './build-targets.mjs'
import { installPackages } from './install-packages.mjs'
import { installOtherNode, otherNodeVersion } from './other-node.mjs'
import { readTestArguments } from './read-test-arguments.mjs'
import { runVitest, watchVitest } from './run-vitest.mjs'
import { say } from './say.mjs'
import { nameFailures, nameSecondTries, sumRuns, toTable } from './sum-runs.mjs'
import { installSystemPackages } from './system-packages.mjs'
import { nodeDependent, projectOf, testProjects } from './test-projects.mjs'

const { isAll, isWatching, isNarrowed, kinds, args } = readTestArguments(process.argv.slice(2))
const needs = kinds.map((kind) => testProjects[kind])

/** Pictures are taken by `npm run screens` alone. */
const everyTest = [...new Set(kinds.map(projectOf))].flatMap((name) => ['--project', `${name}*`])

/** @returns {Promise<import('./sum-runs.mjs').Run[]>} */
async function runAll() {
  // is there by the time it is needed
  const installing = installOtherNode()
  // the turn of all tests of a suite can be another run's
  const args = isAll ? everyTest : [...everyTest, '--passWithNoTests']
  const runs = [await runVitest({ name: `Node ${process.versions.node}`, args })]
  const name = `Node ${otherNodeVersion}`
  const rules = isAll
    ? ['--project', 'unit', '--project', 'service*']
    : ['--project', 'service', ...nodeDependent]
  const node = await installing
  // what depends on Node is not the database server: its own driver has a file in the list
  if (!isAll) process.env.PORTICO_TEST_ENGINE ??= 'sqlite'
  runs.push(node ? await runVitest({ name, args: rules, node }) : { name, code: 1, report: null })
  return runs
}

// a test reads it by `isLongRun` of the testkit
if (isAll) process.env.PORTICO_TESTS = 'all'
// three numbers in a row have every journey
else if (!isNarrowed) process.env.PORTICO_TEST_TURN ??= String(randomInt(3))
await installPackages()
// after the installation, which brings what it imports
await (await import('./locales/prepare-texts.mjs')).prepareTexts()
await installSystemPackages([...new Set(needs.flatMap((project) => project.needs))])
if (needs.some(({ needsBuild }) => needsBuild)) {
  await buildStale(present([service, standalone, firstScreen, operatorsConsole, playground]))
}
if (isWatching) process.exit(await watchVitest(args))

const runs = isNarrowed ? [await runVitest({ name: 'the chosen tests', args })] : await runAll()
const { failed, skipped, line } = sumRuns(runs)

for (const { name, code, report } of runs) {
  if (!report) say(`${name}: ended without a report (exit code ${code})`)
  else if (code !== 0) say(`${name}: failed`)
}
for (const test of nameSecondTries(runs)) say(`passed at the second try: ${test}`)
for (const failure of nameFailures(runs)) say(`failed: ${failure}`)
for (const row of toTable(runs)) say(row)
if (isNarrowed) say(`Only the chosen tests ran, on Node ${process.versions.node} alone.`)
const turn = process.env.PORTICO_TEST_TURN
if (turn) say(`Journeys took turns: PORTICO_TEST_TURN=${turn} repeats this one.`)
if (skipped > 0) say(`${skipped} skipped`)
say(line)
process.exitCode = failed === 0 ? 0 : 1
