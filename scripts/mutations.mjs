/**
 * `npm run mutations`: breaks the product on purpose, one fault at a time, in a copy of the repository, and
 * runs the tests that must notice. One line a fault; fails when a test noticed nothing. Arguments choose by
 * a part of the id: `npm run mutations -- passcode pkce`; `--jobs 2` runs two copies side by side;
 * `--no-untouched` trusts that the tests pass by themselves; `--list` only lists.
 */
import './require-node.mjs'
import { installPackages } from './install-packages.mjs'
import { mutations } from './mutations/index.mjs'
import { isBad, runMutation } from './mutations/run-mutations.mjs'
import { runTests } from './mutations/run-tests.mjs'
import { createWorkingCopy } from './mutations/working-copy.mjs'
import { giveUp, say, since } from './say.mjs'
import { installSystemPackages } from './system-packages.mjs'

const args = process.argv.slice(2)
const jobsAt = args.indexOf('--jobs')
const jobs = jobsAt === -1 ? 1 : Number(args.splice(jobsAt, 2)[1])
if (!Number.isInteger(jobs) || jobs < 1) giveUp('--jobs takes a number: how many copies run.')
const unknown = args.find((arg) => arg.startsWith('-') && !/^--(list|no-untouched)$/.test(arg))
if (unknown) giveUp(`There is no ${unknown}. There are --jobs, --list and --no-untouched.`)
const isList = args.includes('--list')
const isTrusting = args.includes('--no-untouched')
const words = args.filter((arg) => !arg.startsWith('--'))
const chosen = mutations.filter(
  ({ id }) => words.length === 0 || words.some((word) => id.includes(word)),
)
if (chosen.length === 0) giveUp(`No mutation is called so: ${words.join(' ')}. See --list.`)
if (isList) {
  for (const { id, what } of chosen) say(`${id}: ${what}`)
  process.exit()
}

await installPackages()
await installSystemPackages(['chromium', 'postgres'])
const startedAt = Date.now()
const copies = await Promise.all(Array.from({ length: jobs }, createWorkingCopy))
const removeAll = () => {
  for (const copy of copies) copy.remove()
}
process.once('exit', removeAll)
/** @type {import('./mutations/run-mutations.mjs').Result[]} */
const results = []
try {
  if (!isTrusting) {
    // what fails by itself would seem to notice every fault
    const tests = [...new Set(chosen.flatMap((mutation) => mutation.tests))]
    const untouched = await runTests(copies[0]?.folder ?? '', tests)
    if (untouched.outcome !== 'passed') throw new Error(`Without any fault: ${untouched.note}`)
    say(`passed without any fault: ${tests.length} files (${since(startedAt)})`)
  }

  const queue = [...chosen]
  await Promise.all(
    copies.map(async ({ folder }) => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const began = Date.now()
        const result = await runMutation(next, folder, runTests)
        results.push(result)
        say(`${result.outcome.padEnd(10)} ${next.id} (${since(began)}): ${result.note}`)
      }
    }),
  )
} catch (error) {
  giveUp(error instanceof Error ? error.message : `${error}`)
}

const bad = results.filter(isBad)
for (const { outcome, mutation, note } of bad) say(`${outcome}: ${mutation.id}: ${note}`)
say(
  `${results.length} mutations, ${results.length - bad.length} killed or equivalent, ${bad.length} not (${since(startedAt)})`,
)
process.exitCode = bad.length === 0 ? 0 : 1
