/** `npm run screens`: takes the pictures in docs/screens from the running widget and service. */
import './require-node.mjs'
import { buildStale } from './build-stale.mjs'
import { operatorsConsole, present, standalone } from './build-targets.mjs'
import { installPackages } from './install-packages.mjs'
import { binOf, run } from './run.mjs'

await installPackages()
await buildStale(present([standalone, operatorsConsole]))
const { code } = await run(process.execPath, [binOf('vitest'), 'run', '--project', 'screens'], {
  show: true,
})
process.exit(code)
