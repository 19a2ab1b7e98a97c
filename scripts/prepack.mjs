/**
 * Before `npm pack` and `npm publish` of a package: builds it when it is not built, or older than its sources, so that no
 * empty or old package leaves the repository.
 */
import './require-node.mjs'
import { relative } from 'node:path'
import { buildStale } from './build-stale.mjs'
import {
  firstScreen,
  operatorsConsole,
  packages,
  playground,
  portico,
  service,
  standalone,
} from './build-targets.mjs'
import { root } from './root.mjs'

/** @type {(line: string) => void} the output of `npm pack --json` is npm's alone */
const tell = (line) => process.stderr.write(`${line}\n`)
const folder = relative(root, process.cwd()).replaceAll('\\', '/')

if (folder === service.command.cwd) {
  await buildStale([service, standalone, firstScreen, operatorsConsole], tell)
}
if (folder === portico.command.cwd) await buildStale([portico, playground], tell)
if (folder === firstScreen.command.cwd) await buildStale([firstScreen], tell)
// afterwards: a build by Vite empties the folder that this writes into
await buildStale(
  packages.filter(({ command }) => command.cwd === folder),
  tell,
)
if (folder === service.command.cwd) await import('./pack-bundle.mjs')
if (folder === portico.command.cwd) await import('./pack-command.mjs')
