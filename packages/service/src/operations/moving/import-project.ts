/**
 * Imports a project from another installation. Each transaction adds a batch and records the progress, so that an
 * interrupted run continues where it stopped. Existing users stay unchanged.
 */
import type { Actor } from '../../kernel/audit/activity.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type {
  ImportProgress,
  MovedBundle,
  MovedRow,
  Repositories,
} from '../../kernel/storage/storage.ts'
import { ImportRacedError, inBatches, toFresh } from '../imports/import-people.ts'
import type { Line } from '../imports/read-lines.ts'
import { MovingFileError, readMovingLines, type VerifiedFile } from './moving-file.ts'
import { openBundle, sealBundle } from './rekey.ts'

/** A line that conflicts with existing rows. */
export interface Conflict {
  /** Counted from 1. */
  readonly line: number
  readonly reason: string
}

/** The import's file, project, actor and listener. */
export interface ProjectImport {
  readonly project: ProjectConfig
  readonly actor: Actor
  readonly file: string
  readonly verified: VerifiedFile
  /** Reads the file from the start again, although an earlier run may have finished part of it. */
  readonly isRestart?: boolean
  onConflict(conflict: Conflict): void
  /** Called after each batch is committed. */
  onProgress(progress: ImportProgress): void
}

type Ports = Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>

/**
 * Runs an import to its end.
 *
 * @returns the counts, including those of earlier runs of the same file
 * @throws ImportRacedError when another process imports the same file
 * @throws MovingFileError when the file changes during the import
 */
export async function importProject(ports: Ports, wanted: ProjectImport): Promise<ImportProgress> {
  const { projectId } = wanted.project
  const importId = wanted.verified.header.fileId
  const { imports } = ports.storage
  const before = await imports.findProgress(projectId, importId)
  const fresh = toFresh(projectId, importId, ports.clock.now())
  let progress = (!wanted.isRestart && before) || fresh
  if (progress.finishedAt !== null) return progress
  if (before && wanted.isRestart) await imports.saveProgress(fresh)
  for await (const lines of inBatches(readMovingLines(wanted.file, progress.bytes))) {
    progress = await importBatch(ports, wanted, lines, progress)
    wanted.onProgress(progress)
  }
  // A file that was cut off at a line's end after its verification cannot be told from a complete one.
  if (progress.lines <= wanted.verified.lines) {
    throw new MovingFileError(
      `The file has changed: it ends after line ${progress.lines}. Run this again with the whole file.`,
    )
  }
  const finished = { ...progress, finishedAt: ports.clock.now() }
  await ports.storage.transaction(async (tx) => {
    await tx.imports.saveProgress(finished)
    await recordActivity(tx, ports, {
      action: 'project.imported',
      project: wanted.project,
      actor: wanted.actor,
      user: null,
      source: null,
      details: { import_id: importId, added: finished.added, refused: finished.refused },
    })
  })
  return finished
}

async function importBatch(
  ports: Ports,
  wanted: ProjectImport,
  lines: readonly Line[],
  progress: ImportProgress,
): Promise<ImportProgress> {
  const { projectId, importId } = progress
  const bundles = readBatch(wanted, lines, progress.lines)
  const done = await ports.storage.transaction(async (tx) => {
    const now = await tx.imports.findProgress(projectId, importId)
    if ((now?.lines ?? 0) !== progress.lines) {
      throw new ImportRacedError('Another run is importing this file.')
    }
    const outcome = await addBundles(tx, ports, projectId, bundles)
    const next: ImportProgress = {
      ...progress,
      lines: progress.lines + lines.length,
      bytes: lines.at(-1)?.endsAt ?? progress.bytes,
      added: progress.added + outcome.added,
      skipped: progress.skipped + bundles.length - outcome.added - outcome.conflicts.length,
      refused: progress.refused + outcome.conflicts.length,
      updatedAt: ports.clock.now(),
    }
    await tx.imports.saveProgress(next)
    return { next, conflicts: outcome.conflicts }
  })
  for (const conflict of done.conflicts) wanted.onConflict(conflict)
  return done.next
}

interface NumberedBundle {
  readonly line: number
  readonly bundle: MovedBundle
}

/** The first and the last line of the file hold no rows. */
function readBatch(
  { verified }: ProjectImport,
  lines: readonly Line[],
  linesBefore: number,
): readonly NumberedBundle[] {
  return lines.flatMap(({ text }, index) => {
    const line = linesBefore + index + 1
    if (line > verified.lines + 1) throw new MovingFileError(`Line ${line} was added meanwhile.`)
    return line === 1 || line > verified.lines
      ? []
      : [{ line, bundle: verified.openLine(text, line) }]
  })
}

async function addBundles(
  { moves }: Pick<Repositories, 'moves'>,
  { keyRing }: Pick<Ports, 'keyRing'>,
  projectId: string,
  bundles: readonly NumberedBundle[],
): Promise<{ readonly added: number; readonly conflicts: readonly Conflict[] }> {
  const sealed = bundles.map(({ line, bundle }) => ({
    line,
    bundle,
    rows: sealBundle(keyRing, projectId, bundle),
  }))
  // Adds all bundles at once, as into an empty database. If one conflicts, adds the missing bundles one by one.
  const some = sealed.filter(({ rows }) => countRows(rows) > 0)
  const all = some.map(({ rows }) => rows)
  if ((await moves.add(projectId, all)) === null) return { added: some.length, conflicts: [] }
  let added = 0
  const conflicts: Conflict[] = []
  const known = await moves.find(projectId, all)
  for (const [index, { line, bundle, rows }] of some.entries()) {
    let there = known[index] ?? null
    const taken = there ? null : await moves.add(projectId, [rows])
    if (!there && taken === null) {
      added += 1
      continue
    }
    // An earlier line of this batch may have added it.
    there ??= (await moves.find(projectId, [rows]))[0] ?? null
    const reason = there
      ? toDifference(openBundle(keyRing, projectId, there), bundle)
      : `was not added: it conflicts with a row in ${taken}`
    if (reason !== null) conflicts.push({ line, reason: `${toName(bundle)} ${reason}` })
  }
  return { added, conflicts }
}

const countRows = (bundle: MovedBundle) =>
  Object.values(bundle).reduce((sum, rows) => sum + rows.length, 0)

/**
 * Describes the difference of two bundles.
 *
 * @returns null when they are equal
 */
function toDifference(there: MovedBundle, wanted: MovedBundle): string | null {
  // a bundle's keys are tables of `MovedBundle`
  const tables = [
    ...new Set([...Object.keys(there), ...Object.keys(wanted)]),
  ] as (keyof MovedBundle)[]
  const different = tables.filter((table) => toCanon(there[table]) !== toCanon(wanted[table]))
  if (different.length === 0) return null
  return `already exists with different content (${different.join(', ')}) and was not changed`
}

/** Equal rows give equal text. The hash of a code is left out, because it depends on the root key. */
function toCanon(rows: readonly MovedRow[] = []): string {
  const texts = rows.map((row) =>
    JSON.stringify(Object.entries({ ...row, code_hash: '' }).sort(([a], [b]) => (a < b ? -1 : 1))),
  )
  return texts.sort().join('\n')
}

/** Names ids only, because others may read the terminal. */
function toName(bundle: MovedBundle): string {
  const [user] = bundle.users ?? []
  if (user) return String(user.user_id)
  const [table = '', rows = []] = Object.entries(bundle)[0] ?? []
  const row: MovedRow = rows[0] ?? {}
  return `${table} ${row.kid ?? row.audit_id ?? row.kind ?? row.client_id ?? row.key_id}`
}
