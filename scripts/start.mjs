/**
 * `npm start`: installs what is missing, builds what is stale, and starts the service on SQLite with the
 * playground, the dev inbox, and a client app that signs people in here. PORT chooses another port than 3000.
 */
import './require-node.mjs'
import { pathToFileURL } from 'node:url'
import { buildStale } from './build-stale.mjs'
import {
  firstScreen,
  operatorsConsole,
  playground,
  portico,
  present,
  service,
  standalone,
} from './build-targets.mjs'
import { installPackages } from './install-packages.mjs'
import { inRoot, root } from './root.mjs'

await installPackages()
await buildStale(present([service, standalone, firstScreen, operatorsConsole, playground, portico]))

// In this very process: signals, exit code and terminal are the service's own.
process.chdir(root)
// also where npm was not asked: a message names the command to repeat
process.env.npm_lifecycle_event = 'start'
process.argv.splice(1, Infinity, inRoot(portico.outcome), 'start')
await import(pathToFileURL(inRoot(portico.outcome)).href)
