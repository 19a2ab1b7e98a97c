/** `npm run build`: everything that is shipped. */
import './require-node.mjs'
import { buildStale } from './build-stale.mjs'
import { packages, playground, present, service, standalone } from './build-targets.mjs'
import { installPackages } from './install-packages.mjs'

await installPackages()
await buildStale(present([service, standalone, playground, ...packages]))
