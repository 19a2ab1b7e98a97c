/**
 * `npm run fuzz`: sends the service requests that are wrong in one way or another, made from its own API document,
 * and fails on each answer of 500, on each that never comes, and on each alarm in the log.
 *
 *   npm run fuzz -- --requests 50000 --database postgres
 *   npm run fuzz -- --seed 7 --only 1234     sends one request again
 */
import './require-node.mjs'
import { parseArgs } from 'node:util'
import { installPackages } from './install-packages.mjs'
import { runVitest } from './run-vitest.mjs'
import { say } from './say.mjs'
import { installSystemPackages } from './system-packages.mjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    requests: { type: 'string', default: '2000' },
    database: { type: 'string', default: 'sqlite' },
    only: { type: 'string' },
  },
})
const { database, only } = values
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))
if (!['sqlite', 'postgres'].includes(database)) {
  say(`--database is sqlite or postgres, not ${database}.`)
  process.exit(2)
}
await installPackages()
await installSystemPackages(['postgres'])

say(`seed ${seed}; each failure names its number: npm run fuzz -- --seed ${seed} --only <number>`)
// the test reads them
Object.assign(process.env, {
  PORTICO_FUZZ_SEED: seed,
  PORTICO_FUZZ_FROM: only ?? '0',
  PORTICO_FUZZ_REQUESTS: only === undefined ? values.requests : '1',
})
const { code } = await runVitest({
  name: 'fuzz',
  args: [
    'packages/service/src/server/fuzz.test.ts',
    '--disable-console-intercept',
    '-t',
    `on ${database}`,
  ],
})
process.exitCode = code
