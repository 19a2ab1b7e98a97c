/** `npm run reference`: writes anew the pages of `docs` that are made from the code. Tests tell when one is old. */
import './require-node.mjs'
import { installPackages } from './install-packages.mjs'
import { binOf, run } from './run.mjs'

/** Where those tests stand; their titles say it. */
const writers = [
  'packages/service/src/server/openapi',
  'packages/service/src/server/not-me',
  'packages/service/src/accounts/sessions/factors-page',
  'packages/server/src/access',
  'packages/widget/src/flow',
  'scripts/layers',
  'scripts/lists',
  'scripts/api-reports',
  'scripts/elements-manifest',
]

await installPackages()
const { code } = await run(
  process.execPath,
  [
    binOf('vitest'),
    'run',
    ...writers,
    '--update',
    '--testNamePattern',
    'npm run reference writes it',
  ],
  { show: true },
)
process.exit(code)
