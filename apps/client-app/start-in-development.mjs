import { startClientApp } from './start-client-app.mjs'

/**
 * Starts the client app beside a service that starts in the same process, in development. They end together. The service
 * learns its address by `PORTICO_CLIENT_APP`, and an environment that has that variable already gets no client app.
 *
 * @param {NodeJS.ProcessEnv} env - of the service
 */
export async function startInDevelopment(env) {
  const mode = env.PORTICO_MODE ?? env.NODE_ENV
  if (mode === 'production' || env.PORTICO_CLIENT_APP !== undefined) return
  const port = Number(env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_000) return
  const issuer = env.PORTICO_BASE_URL?.replace(/\/$/, '') ?? `http://localhost:${port}`
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
