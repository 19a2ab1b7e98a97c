import { existsSync } from 'node:fs'
import { systemClock } from '../clock.ts'
import type { ProjectConfig, ServiceConfig } from '../config/config.ts'
import { readEnvironment } from '../config/environment.ts'
import { loadConfig } from '../config/load-config.ts'
import type { Dependencies } from '../dependencies.ts'
import type { ConfigProblem } from '../errors/config-error.ts'
import { systemRandom } from '../random.ts'
import { openDatabase } from './open-database.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** A project at hand, with what its rules need. */
export interface OpenProject {
  readonly project: ProjectConfig
  readonly ports: Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>
  /** Of a file with places, if one is configured. */
  readonly geoipDatabase: string | null
}

/**
 * Opens the configured database for a command on one project, and closes it afterwards.
 *
 * @param projectId may be left out where there is but one
 * @param options.mayBegin whether the command may make a database; the others only use one that is there
 * @throws UsageError when there is no database, or no such project; ConfigError
 */
export async function withProject(
  terminal: Terminal,
  projectId: string | undefined,
  work: (open: OpenProject) => Promise<ExitCode>,
  options: { readonly mayBegin?: boolean } = {},
): Promise<ExitCode> {
  // In development a configuration that is loaded begins an installation; production begins nothing by itself.
  if (!options.mayBegin) refuseNewInstallation(terminal)
  const config = await loadConfig(terminal)
  if (!options.mayBegin) refuseMissing(config.database)
  const project = chooseProject(config, projectId)
  const { storage, keyRing } = await openDatabase(config, terminal.env)
  try {
    const ports = { storage, keyRing, random: systemRandom, clock: systemClock }
    const exitCode = await work({ project, ports, geoipDatabase: config.geoipDatabase })
    // What it did may be told by webhooks, which a running service sends; it looks by itself now and then.
    await storage.announceMessages().catch(() => {})
    return exitCode
  } finally {
    await storage.close()
  }
}

/** A command that was run in the wrong folder says so, and makes nothing there. */
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
