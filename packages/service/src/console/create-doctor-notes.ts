import type { ProjectConfig } from '../kernel/config/config.ts'
import { findClosedDoors } from '../kernel/config/find-closed-doors.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import { hasUnreadAddress } from '../kernel/http/note-unread-addresses.ts'
import { allMethods } from '../methods/all-methods.ts'
import { type AlertWords, alertWords } from './alert-words.ts'
import type { ConsoleLanguage } from './describe-words.ts'
import type { Alert } from './find-alerts.ts'

/** How long findings are kept; milliseconds. Each time, providers and senders of texts are asked. */
const keptMs = 3_600_000

/**
 * Finds what `portico doctor` notes about a project. Other servers are asked, so a call never waits for the findings: it
 * gets the last ones, and those that are older than an hour are found again meanwhile.
 */
export function createDoctorNotes(
  dependencies: Pick<Dependencies, 'config' | 'storage' | 'clock' | 'fetch' | 'log'>,
): (project: ProjectConfig, language: ConsoleLanguage) => readonly Alert[] {
  const { clock, log } = dependencies
  const kept = new Map<string, { readonly at: number; readonly notes: readonly Note[] }>()
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
  return (project, language) => {
    const now = clock.now()
    const last = kept.get(project.projectId)
    const isFresh = last !== undefined && last.at <= now && now < last.at + keptMs
    if (!isFresh && !running.has(project.projectId)) void find(project)
    return (last?.notes ?? []).map((note) => note(alertWords[language]))
  }
}

/** A finding, which is put into words when a page is drawn. */
type Note = (words: AlertWords) => Alert

const toNote =
  (say: (words: AlertWords) => Pick<Alert, 'title' | 'text'>): Note =>
  (words) => ({ ...say(words), level: 'note', endsAt: null, page: null })

async function examine(
  { config, storage, clock, fetch }: Pick<Dependencies, 'config' | 'storage' | 'clock' | 'fetch'>,
  project: ProjectConfig,
): Promise<readonly Note[]> {
  const own = { ...config, projects: [project] }
  const told = await Promise.all(allMethods.map((method) => method.examine(own, { fetch, clock })))
  return [
    ...told.flat().flatMap(readWrong),
    ...((await hasUnreadAddress({ storage, clock }))
      ? [toNote(({ unreadAddress }) => unreadAddress)]
      : []),
    ...((await storage.hasPartIndex()) ? [] : [toNote(({ slowSearch }) => slowSearch)]),
    ...findClosedDoors([project]).map((text) => toNote((words) => words.closedDoor(text))),
  ]
}

/** Reads a line of a method that reports a problem: `wrong provider    github (Shop): …`. */
function readWrong(line: string): readonly Note[] {
  const [, topic = '', text = ''] = /^wrong +(\S+) +(.*)$/s.exec(line) ?? []
  if (topic === '') return []
  const note = toNote((words) => ({ title: words.wrong(topic), text }))
  return [(words) => ({ ...note(words), level: 'wrong' })]
}
