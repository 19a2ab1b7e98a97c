/**
 * `npm run bench`: runs every script of `bench/` for a short time, so that one that broke is noticed.
 * `npm run bench -- password-logins` runs those whose name matches at their full length.
 */
import './require-node.mjs'
import { readdirSync } from 'node:fs'
import { buildStale } from './build-stale.mjs'
import {
  firstScreen,
  operatorsConsole,
  packages,
  playground,
  present,
  service,
  standalone,
} from './build-targets.mjs'
import { installPackages } from './install-packages.mjs'
import { inRoot } from './root.mjs'
import { run } from './run.mjs'
import { say, since } from './say.mjs'
import { installSystemPackages } from './system-packages.mjs'

const chosen = process.argv.slice(2)
const files = readdirSync(inRoot('bench'))
  .filter((name) => name.endsWith('.mjs'))
  .filter((name) => chosen.length === 0 || chosen.some((part) => name.includes(part)))

await installPackages()
await installSystemPackages(['chromium', 'postgres'])
await buildStale(present([service, standalone, firstScreen, operatorsConsole, playground]))
await buildStale(present(packages))

let broken = 0
for (const file of files) {
  say(`\n${file}`)
  const startedAt = Date.now()
  const args = [inRoot('bench', file), ...(chosen.length === 0 ? ['--short'] : [])]
  const { code } = await run(process.execPath, args, { show: true })
  if (code !== 0) broken += 1
  say(`${code === 0 ? 'ok    ' : 'FAILED'}  ${file} (${since(startedAt)})`)
}
if (files.length === 0) say(`No script of bench/ matches ${chosen.join(', ')}.`)
process.exitCode = broken === 0 && files.length > 0 ? 0 : 1
