import { systemClock } from '../clock.ts'
import type { ProjectConfig, ServiceConfig } from '../config/config.ts'
import { loadConfig } from '../config/load-config.ts'
import type { Dependencies } from '../dependencies.ts'
import { systemRandom } from '../random.ts'
import { openDatabase } from './open-database.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** A project at hand, with what its rules need. */
export interface OpenProject {
  readonly project: ProjectConfig
  readonly ports: Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>
}

/**
 * Opens the configured database for a command on one project, and closes it afterwards.
 *
 * @param projectId may be left out where there is but one
 */
export async function withProject(
  terminal: Terminal,
  projectId: string | undefined,
  work: (open: OpenProject) => Promise<ExitCode>,
): Promise<ExitCode> {
  const config = await loadConfig(terminal)
  const project = chooseProject(config, projectId)
  const { storage, keyRing } = await openDatabase(config, terminal.env)
  try {
    const ports = { storage, keyRing, random: systemRandom, clock: systemClock }
    const exitCode = await work({ project, ports })
    // What it did may be told by webhooks, which a running service sends; it looks by itself now and then.
    await storage.announceMessages().catch(() => {})
    return exitCode
  } finally {
    await storage.close()
  }
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
