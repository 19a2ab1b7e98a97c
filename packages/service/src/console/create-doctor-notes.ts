import type { ProjectConfig } from '../kernel/config/config.ts'
import { findClosedDoors } from '../kernel/config/find-closed-doors.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { hasUnreadAddress } from '../kernel/http/note-unread-addresses.ts'
import { allMethods } from '../methods/all-methods.ts'
import type { Alert } from './find-alerts.ts'

/** How long findings are kept; milliseconds. Each time, providers and senders of texts are asked. */
const keptMs = 3_600_000

/**
 * Finds what `portico doctor` notes about a project. Other servers are asked, so a call never waits for the findings: it
 * gets the last ones, and those that are older than an hour are found again meanwhile.
 */
export function createDoctorNotes(
  dependencies: Pick<Dependencies, 'config' | 'storage' | 'clock' | 'fetch' | 'log'>,
): (project: ProjectConfig) => readonly Alert[] {
  const { clock, log } = dependencies
  const kept = new Map<string, { readonly at: number; readonly notes: readonly Alert[] }>()
  const running = new Set<string>()
  const find = async (project: ProjectConfig) => {
    const { projectId } = project
    running.add(projectId)
    let notes = kept.get(projectId)?.notes ?? []
    try {
      notes = await examine(dependencies, project)
    } catch (err) {
      log.warn({ err }, 'the notes of portico doctor could not be found for the console')
    }
    kept.set(projectId, { at: clock.now(), notes })
    running.delete(projectId)
  }
  return (project) => {
    const now = clock.now()
    const last = kept.get(project.projectId)
    const isFresh = last !== undefined && last.at <= now && now < last.at + keptMs
    if (!isFresh && !running.has(project.projectId)) void find(project)
    return last?.notes ?? []
  }
}

const toNote = (title: string, text: string): Alert => ({
  level: 'note',
  title,
  text,
  endsAt: null,
  page: null,
})

async function examine(
  { config, storage, clock, fetch }: Pick<Dependencies, 'config' | 'storage' | 'clock' | 'fetch'>,
  project: ProjectConfig,
): Promise<readonly Alert[]> {
  const own = { ...config, projects: [project] }
  const told = await Promise.all(allMethods.map((method) => method.examine(own, { fetch, clock })))
  return [
    ...told.flat().flatMap(readWrong),
    ...((await hasUnreadAddress({ storage, clock }))
      ? [
          toNote(
            'A proxy forwards what is no address',
            'Users behind it share its limits: let it send X-Forwarded-For as an address.',
          ),
        ]
      : []),
    ...((await storage.hasPartIndex())
      ? []
      : [toNote('Searching users is slow', 'The database lacks the extension pg_trgm.')]),
    ...findClosedDoors([project]).map((text) => toNote('New users cannot sign up', `${text}.`)),
  ]
}

/** Reads a line of a method that reports a problem: `wrong provider    github (Shop): …`. */
function readWrong(line: string): readonly Alert[] {
  const [, topic = '', text = ''] = /^wrong +(\S+) +(.*)$/s.exec(line) ?? []
  if (topic === '') return []
  const title = `${topic.charAt(0).toUpperCase()}${topic.slice(1)}`
  return [{ ...toNote(title, text), level: 'wrong' }]
}
