import { existsSync } from 'node:fs'
import { systemClock } from '../../foundation/clock.ts'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import { systemRandom } from '../../foundation/random.ts'
import type { ProjectConfig, ServiceConfig } from '../../kernel/config/config.ts'
import { readEnvironment } from '../../kernel/config/environment.ts'
import { loadConfig } from '../../kernel/config/load-config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { openDatabase } from './open-database.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** A project with the ports that its rules need. */
export interface OpenProject {
  readonly project: ProjectConfig
  readonly ports: Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>
  readonly config: Pick<ServiceConfig, 'baseUrl' | 'admin'>
  /** The path of the file of cities, if one is configured. */
  readonly geoipDatabase: string | null
}

/**
 * Opens the configured database for a command on one project, and closes it afterwards.
 *
 * @param projectId may be missing when there is only one project
 * @param options.mayBegin true for commands that may create a database; the others require an existing one
 * @throws UsageError when there is no database, or no such project; ConfigError
 */
export async function withProject(
  terminal: Terminal,
  projectId: string | undefined,
  work: (open: OpenProject) => Promise<ExitCode>,
  options: { readonly mayBegin?: boolean } = {},
): Promise<ExitCode> {
  // In development, loading the configuration would create a new installation, so that is refused first.
  if (!options.mayBegin) refuseNewInstallation(terminal)
  const config = await loadConfig(terminal)
  if (!options.mayBegin) refuseMissing(config.database)
  const project = chooseProject(config, projectId)
  const { storage, keyRing } = await openDatabase(config, terminal.env)
  try {
    const ports = { storage, keyRing, random: systemRandom, clock: systemClock }
    const { geoipDatabase } = config
    const exitCode = await work({ project, ports, config, geoipDatabase })
    // Webhooks may report the change; a running service sends them, at the latest after its next poll.
    await storage.announceMessages().catch(() => {})
    return exitCode
  } finally {
    await storage.close()
  }
}

/** Refuses a folder without an installation, so that a command in the wrong folder creates nothing there. */
function refuseNewInstallation({ env, workingFolder }: Terminal): void {
  const problems: ConfigProblem[] = []
  const { mode, database } = readEnvironment(env, workingFolder, problems)
  if (mode === 'development' && problems.length === 0) refuseMissing(database)
}

function refuseMissing(database: ServiceConfig['database']): void {
  if (database.kind !== 'sqlite' || existsSync(database.file)) return
  throw new UsageError(
    `There is no database at ${database.file}. Run this command in the folder of your installation, or set DATA_FOLDER or DATABASE_URL. "portico migrate" makes a new database.`,
  )
}

function chooseProject({ projects }: ServiceConfig, wanted: string | undefined): ProjectConfig {
  const ids = projects.map(({ projectId }) => projectId)
  const [only, ...others] = projects
  if (wanted === undefined && only && others.length === 0) return only
  if (wanted === undefined) {
    throw new UsageError(`There are several projects; choose one: --project ${ids.join(' | ')}`)
  }
  const project = projects.find(({ projectId }) => projectId === wanted)
  if (project) return project
  throw new UsageError(`There is no project "${wanted}". Known projects: ${ids.join(', ')}.`)
}
