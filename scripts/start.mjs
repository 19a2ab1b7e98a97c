/**
 * `npm start`: installs what is missing, builds what is stale, and starts the service on SQLite with the
 * playground and the dev inbox. PORT chooses another port than 3000.
 */
import './require-node.mjs'
import { spawn } from 'node:child_process'
import { buildStale } from './build-stale.mjs'
import { playground, present, service, standalone } from './build-targets.mjs'
import { installPackages } from './install-packages.mjs'
import { inRoot, root } from './root.mjs'

await installPackages()
await buildStale(present([service, standalone, playground]))

const child = spawn(process.execPath, [inRoot(service.outcome), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})

// The service ends by itself once its requests are answered; we end with it.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal))
}
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 0 : (code ?? 1)
})
