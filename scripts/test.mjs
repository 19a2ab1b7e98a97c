/**
 * `npm test`: installs what is missing, builds what the browser tests open, runs every test, and closes
 * with one line that sums all runners. Arguments narrow it: `npm test -- --project unit`, `npm test -- otp`.
 */
import './require-node.mjs'
import { buildStale } from './build-stale.mjs'
import { playground, present, service, standalone } from './build-targets.mjs'
import { installPackages } from './install-packages.mjs'
import { installOtherNode, otherNodeVersion } from './other-node.mjs'
import { runVitest } from './run-vitest.mjs'
import { say } from './say.mjs'
import { nameFailures, nameSecondTries, sumRuns } from './sum-runs.mjs'
import { installSystemPackages } from './system-packages.mjs'

const args = process.argv.slice(2)
const isNarrowed = args.length > 0

/** @param {string} project */
const isWanted = (project) => {
  const chosen = args.flatMap((arg, i) =>
    arg === '--project' ? [args[i + 1]] : arg.startsWith('--project=') ? [arg.slice(10)] : [],
  )
  return chosen.length === 0 || chosen.includes(project)
}

/** @returns {Promise<import('./sum-runs.mjs').Run[]>} */
async function runAll() {
  const here = `Node ${process.versions.node}`
  const rules = ['--project', 'unit', '--project', 'service']
  const runs = [
    await runVitest({ name: `${here}, rules and HTTP`, args: rules }),
    await runVitest({ name: `${here}, journeys`, args: ['--project', 'e2e'] }),
    await runVitest({ name: `${here}, conformance`, args: ['--project', 'conformance'] }),
  ]
  const name = `Node ${otherNodeVersion}, rules and HTTP`
  const node = await installOtherNode()
  runs.push(node ? await runVitest({ name, args: rules, node }) : { name, code: 1, report: null })
  return runs
}

await installPackages()
if (isWanted('e2e')) await installSystemPackages(['chromium', 'postgres'])
else if (isWanted('service') || isWanted('conformance')) await installSystemPackages(['postgres'])
if (isWanted('e2e')) await buildStale(present([service, standalone, playground]))

const runs = isNarrowed ? [await runVitest({ name: 'the chosen tests', args })] : await runAll()
const { failed, skipped, line } = sumRuns(runs)

for (const { name, code, report } of runs) {
  if (!report) say(`${name}: ended without a report (exit code ${code})`)
  else if (code !== 0) say(`${name}: failed`)
}
for (const test of nameSecondTries(runs)) say(`passed at the second try: ${test}`)
for (const failure of nameFailures(runs)) say(`failed: ${failure}`)
if (isNarrowed) say(`Only the chosen tests ran, on Node ${process.versions.node} alone.`)
if (skipped > 0) say(`${skipped} skipped`)
say(line)
process.exitCode = failed === 0 ? 0 : 1
