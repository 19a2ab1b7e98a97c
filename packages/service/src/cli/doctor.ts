import type { ServiceConfig } from '../config/config.ts'
import { findClosedDoors } from '../config/find-closed-doors.ts'
import { loadConfig } from '../config/load-config.ts'
import { describeIdentityProviders } from './describe-identity-providers.ts'
import { openStorage } from './open-storage.ts'
import type { ExitCode, Terminal } from './terminal.ts'

/** `portico doctor`: says what is configured, tries the database, and names what is wrong. */
export async function doctor(terminal: Terminal): Promise<ExitCode> {
  const config = await loadConfig(terminal)
  const problem = await findDatabaseProblem(config)
  const lines = [
    `ok    mode        ${config.mode}`,
    `ok    address     ${config.baseUrl}, listening on ${config.host}:${config.port}`,
    `ok    projects    ${config.projects.map((project) => project.name).join(', ')}`,
    `ok    mail        ${config.mail.kind === 'smtp' ? `from ${config.mail.from}` : 'kept in the dev inbox'}`,
    problem === null
      ? `ok    database    ${config.database.kind}`
      : `wrong database    ${config.database.kind} does not answer: ${problem}`,
    ...(problem === null ? await findSlowSearch(config) : []),
    ...findClosedDoors(config.projects).map((text) => `note  sign-up     ${text}`),
    ...describeIdentityProviders(config),
  ]
  for (const line of lines) terminal.say(line)
  return lines.some((line) => line.startsWith('wrong')) ? 1 : 0
}

async function findDatabaseProblem(config: ServiceConfig): Promise<string | null> {
  try {
    const storage = await openStorage(config.database)
    await storage.ping().finally(() => storage.close())
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown'
  }
}

async function findSlowSearch(config: ServiceConfig): Promise<readonly string[]> {
  const storage = await openStorage(config.database)
  try {
    if (await storage.hasPartIndex()) return []
    return ['note  search      people are searched slowly: the database has no extension pg_trgm']
  } finally {
    await storage.close()
  }
}
