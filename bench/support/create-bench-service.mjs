import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadOfService } from './build-service.mjs'
import { findFreePort } from './find-free-port.mjs'

/**
 * Assembles the service as an operator runs it, but for limits that no measurement reaches and mails that stay in
 * memory; nothing listens yet.
 *
 * @param folder of `buildService`
 * @param place an SQLite file or `postgres://…`
 * @param changes to its one project; a function gets the base URL and what the project is by default
 * @param options.admin whether it has the operators' console. @default as the configuration says by default
 */
export async function createBenchService(folder, place, changes, { admin } = {}) {
  const service = await import(pathToFileURL(join(folder, 'service.mjs')))
  const { loadConfig } = await import(pathToFileURL(join(folder, 'load-config.mjs')))
  const { pino } = loadOfService('pino')
  const storage = place.startsWith('postgres:')
    ? service.openPostgresStorage({ url: place })
    : service.openSqliteStorage({ file: place })
  const port = await findFreePort()
  const baseUrl = `http://localhost:${port}`
  const config = await loadConfig({ env: { LOG_LEVEL: 'silent' }, workingFolder: folder })
  const [found] = config.projects
  const wide = { max: 100_000_000, perSeconds: 600 }
  const rates = Object.fromEntries(Object.keys(found.rates).map((name) => [name, wide]))
  const project = {
    ...found,
    rates,
    // Every sign-in of a bench is that of a new device, and waits for no mail.
    factors: { ...found.factors, newDevice: false },
    ...(typeof changes === 'function' ? changes(baseUrl, found) : changes),
  }
  const devInbox = service.createDevInbox({ max: 1 })
  const running = await service.createService(
    {
      ...config,
      ...(admin !== undefined && { admin }),
      projects: [project],
      breachRangeUrl: null,
      host: '127.0.0.1',
      ...{ port, baseUrl },
    },
    {
      clock: service.systemClock,
      random: service.systemRandom,
      storage,
      devInbox,
      mailer: await service.openMailSender(config.mail, {
        call: fetch,
        clock: service.systemClock,
        devInbox,
      }),
      log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    },
  )
  return { running, storage, project, devInbox, port }
}
