/**
 * `npm start`: installs what is missing, builds what is stale, and starts the service on SQLite with the
 * playground, the dev inbox, and a client app that signs people in here. PORT chooses another port than 3000.
 */
import './require-node.mjs'
import { pathToFileURL } from 'node:url'
import { buildStale } from './build-stale.mjs'
import { firstScreen, playground, present, service, standalone } from './build-targets.mjs'
import { installPackages } from './install-packages.mjs'
import { inRoot, root } from './root.mjs'

await installPackages()
await buildStale(present([service, standalone, firstScreen, playground]))

// In this very process: signals, exit code and terminal are the service's own.
process.chdir(root)
await startClientAppInDevelopment()
process.argv.splice(1, Infinity, inRoot(service.outcome), 'start')
await import(pathToFileURL(inRoot(service.outcome)).href)

/** Beside the service, in the same process: it ends with it. The service learns of it by its environment. */
async function startClientAppInDevelopment() {
  const { env } = process
  const mode = env.PORTICO_MODE ?? env.NODE_ENV
  if (mode === 'production' || env.PORTICO_CLIENT_APP !== undefined) return
  const port = Number(env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_000) return
  const issuer = env.PORTICO_BASE_URL?.replace(/\/$/, '') ?? `http://localhost:${port}`
  const { startClientApp } = await import('../apps/client-app/start-client-app.mjs')
  const { url } = await startClientApp({
    issuer,
    // Not the next one: that is what the service suggests when its own is taken.
    firstPort: port + 10,
    loadCredentials: async () => {
      const answer = await fetch(`${issuer}/dev/project`)
      /** @type {any} the service's own words, read by its own start */
      const { client_apps = [] } = await answer.json()
      const [app] = client_apps.filter((/** @type {any} */ one) => one.client_id === 'client-app')
      if (!app) throw new Error('The service knows no client app.')
      return { clientId: app.client_id, clientSecret: app.client_secret }
    },
  })
  env.PORTICO_CLIENT_APP = url
}
