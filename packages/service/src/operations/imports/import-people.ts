/**
 * Imports users from a file. Each transaction adds a batch and records the progress, so that an interrupted run
 * continues where it stopped, and no user is imported twice or left out.
 */

import { LineError } from '../../accounts/imports/line-error.ts'
import { createId } from '../../foundation/create-id.ts'
import type { Actor } from '../../kernel/audit/activity.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { ImportedPerson, ImportProgress, Repositories } from '../../kernel/storage/storage.ts'
import { readPersonLine } from './person-line.ts'
import type { Line } from './read-lines.ts'
import { readPeople } from './read-people.ts'
import { toImportId } from './to-import-id.ts'

/** A line that was refused. */
export interface RefusedLine {
  /** Counted from 1. */
  readonly line: number
  readonly reason: string
}

/** The import's file, project, actor and listeners. */
export interface PeopleImport {
  readonly project: ProjectConfig
  readonly actor: Actor
  readonly file: string
  /** The file's `toImportId`. */
  readonly importId: string
  /** Starts at the first line again, although an earlier run may have imported part of the file. */
  readonly isRestart?: boolean
  onRefused(refused: RefusedLine): void
  /** Called after each batch is committed. */
  onProgress(progress: ImportProgress): void
}

type Ports = Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>

/** Large enough to save commits, small enough that little is lost and SQLite is locked for only some 50 ms. */
export const batchLines = 500

/** Another run of the same file has advanced the progress. */
export class ImportRacedError extends Error {
  override readonly name = 'ImportRacedError'
}

/** The file has changed since the import began. */
export class ImportAlteredError extends Error {
  override readonly name = 'ImportAlteredError'
}

/**
 * Runs an import to its end.
 *
 * @returns the counts, including those of earlier runs of the same file
 * @throws ImportRacedError when another process imports the same file
 * @throws ImportAlteredError when the file changes during the import; users imported so far stay
 */
export async function importPeople(ports: Ports, wanted: PeopleImport): Promise<ImportProgress> {
  const { project, file, importId, isRestart = false } = wanted
  const { projectId } = project
  const fresh = toFresh(projectId, importId, ports.clock.now())
  const before = await ports.storage.imports.findProgress(projectId, importId)
  let progress = (!isRestart && before) || fresh
  if (progress.finishedAt !== null) return progress
  if (before && isRestart) await ports.storage.imports.saveProgress(fresh)
  for await (const lines of inBatches(readPeople(file, progress.bytes))) {
    progress = await importBatch(ports, wanted, lines, progress)
    wanted.onProgress(progress)
  }
  // A file that was cut off between two lines looks complete, so the content is compared.
  if ((await toImportId(file)) !== importId) {
    throw new ImportAlteredError('The file was changed while it was being read.')
  }
  const finished = { ...progress, finishedAt: ports.clock.now() }
  await ports.storage.imports.saveProgress(finished)
  return finished
}

/** The progress before the first line. */
export const toFresh = (projectId: string, importId: string, now: number): ImportProgress => ({
  projectId,
  importId,
  lines: 0,
  bytes: 0,
  added: 0,
  skipped: 0,
  refused: 0,
  updatedAt: now,
  finishedAt: null,
})

/** Groups lines into batches. */
export async function* inBatches(lines: AsyncIterable<Line>): AsyncGenerator<readonly Line[]> {
  let batch: Line[] = []
  for await (const line of lines) {
    batch.push(line)
    if (batch.length < batchLines) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Parses a batch; refused lines are reported, blank lines are skipped. */
export async function readBatch(
  { random, clock, keyRing }: Omit<Ports, 'storage'>,
  { project, onRefused }: Pick<PeopleImport, 'project' | 'onRefused'>,
  lines: readonly Line[],
  linesBefore: number,
): Promise<{ people: ImportedPerson[]; refused: number }> {
  const people: ImportedPerson[] = []
  let refused = 0
  for (const [index, { text }] of lines.entries()) {
    if (text === '') continue
    try {
      people.push(await readPersonLine(text, { project, random, keyRing, now: clock.now() }))
    } catch (error) {
      if (!(error instanceof LineError)) throw error
      refused += 1
      onRefused({ line: linesBefore + index + 1, reason: error.message })
    }
  }
  return { people, refused }
}

async function importBatch(
  ports: Ports,
  wanted: PeopleImport,
  lines: readonly Line[],
  progress: ImportProgress,
): Promise<ImportProgress> {
  const { projectId, importId } = progress
  const { people, refused } = await readBatch(ports, wanted, lines, progress.lines)
  return ports.storage.transaction(async (tx) => {
    const now = await tx.imports.findProgress(projectId, importId)
    if ((now?.lines ?? 0) !== progress.lines) {
      throw new ImportRacedError('Another run is importing this file.')
    }
    const added = await tx.imports.add(projectId, people)
    await recordImport(tx, ports, wanted, added)
    const next: ImportProgress = {
      ...progress,
      lines: progress.lines + lines.length,
      bytes: lines.at(-1)?.endsAt ?? progress.bytes,
      added: progress.added + added.size,
      skipped: progress.skipped + people.length - added.size,
      refused: progress.refused + refused,
      updatedAt: ports.clock.now(),
    }
    await tx.imports.saveProgress(next)
    return next
  })
}

/**
 * Writes an audit entry for each user, as for other new users. It sends no webhooks, because the host knows whom it
 * imports.
 */
function recordImport(
  tx: Repositories,
  { random, clock }: Ports,
  { project: { projectId }, actor, importId }: PeopleImport,
  added: ReadonlySet<string>,
): Promise<void> {
  const at = clock.now()
  return tx.audit.addAll(
    [...added].map((userId) => ({
      projectId,
      auditId: createId(random, 'audit', projectId),
      at,
      action: 'user.created' as const,
      actorKind: actor.kind,
      actorId: actor.id,
      userId,
      sessionId: null,
      ipAddress: '',
      userAgent: '',
      details: { import_id: importId },
    })),
  )
}
