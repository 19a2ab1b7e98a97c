/** `npm run reference`: writes docs/reference/api.md anew from the contract. A test tells when it is old. */
import './require-node.mjs'
import { installPackages } from './install-packages.mjs'
import { binOf, run } from './run.mjs'

await installPackages()
const { code } = await run(
  process.execPath,
  [
    binOf('vitest'),
    'run',
    '--project',
    'service',
    'packages/service/src/openapi',
    '--update',
    '--testNamePattern',
    'docs/reference',
  ],
  { show: true },
)
process.exit(code)
