/**
 * `npm start`: installs what is missing, builds what is stale, and starts the service on SQLite with the
 * playground and the dev inbox. PORT chooses another port than 3000.
 */
import './require-node.mjs'
import { pathToFileURL } from 'node:url'
import { buildStale } from './build-stale.mjs'
import { playground, present, service, standalone } from './build-targets.mjs'
import { installPackages } from './install-packages.mjs'
import { inRoot, root } from './root.mjs'

await installPackages()
await buildStale(present([service, standalone, playground]))

// In this very process: signals, exit code and terminal are the service's own.
process.chdir(root)
await import(pathToFileURL(inRoot(service.outcome)).href)
