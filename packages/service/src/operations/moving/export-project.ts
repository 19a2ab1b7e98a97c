/** Writes all rows of a project from one snapshot, while the service runs. */
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { KeyRing } from '../../kernel/keys/key-ring.ts'
import { toMovedKeyContext, toMovedKeyId } from '../../kernel/keys/moved-keys.ts'
import type { MovedBundle, MovedRow, Repositories } from '../../kernel/storage/storage.ts'
import { createMovingWriter } from './moving-file.ts'
import { openBundle } from './rekey.ts'

/** Few enough rows for the memory, however much data each user has. */
const pageRows = 200

/** These tables come before the users, because users' permissions refer to client apps. */
const tablesBefore = ['client_apps', 'signing_keys', 'moved_keys', 'artefacts'] as const
const tablesAfter = ['audit'] as const

/** A line of the export file. */
export interface ExportedLine {
  readonly text: string
  /** How many users were written so far, and how many there are. */
  readonly people: number
  readonly ofPeople: number
}

/**
 * Reads a project line by line, inside one snapshot.
 *
 * @param rows the repositories of the snapshot
 */
export async function* exportProject(
  { moves }: Pick<Repositories, 'moves'>,
  { random, clock, keyRing }: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  wanted: { readonly project: ProjectConfig; readonly transportKey: Uint8Array },
): AsyncGenerator<ExportedLine> {
  const { projectId } = wanted.project
  const now = clock.now()
  const counts = await moves.count(projectId, now)
  const writer = createMovingWriter(wanted.transportKey, {
    projectId,
    fileId: Buffer.from(random.bytes(16)).toString('hex'),
    createdAt: now,
    counts: { ...counts, moved_keys: counts.moved_keys + 1 },
  })
  let people = 0
  const toLine = (text: string): ExportedLine => ({ text, people, ofPeople: counts.users })
  const write = (bundle: MovedBundle) =>
    toLine(writer.writeBundle(openBundle(keyRing, projectId, bundle)))

  async function* writeRows(table: (typeof tablesBefore | typeof tablesAfter)[number]) {
    let after: MovedRow | null = null
    do {
      const rows: readonly MovedRow[] = await moves.readRows(projectId, table, {
        after,
        limit: pageRows,
        now,
      })
      for (const row of rows) yield write({ [table]: [row] })
      after = rows.at(-1) ?? null
    } while (after)
  }

  yield toLine(writer.writeHeader())
  yield write({ moved_keys: [toOwnKey(keyRing, projectId)] })
  for (const table of tablesBefore) yield* writeRows(table)
  for (let after = ''; ; ) {
    const page = await moves.readPeople(projectId, { after, limit: pageRows })
    if (page.length === 0) break
    for (const person of page) {
      people += 1
      yield write(person)
      after = String(person.users?.[0]?.user_id)
    }
  }
  for (const table of tablesAfter) yield* writeRows(table)
  yield toLine(writer.writeFooter())
}

/**
 * This installation's identifier key as a row of the new one, which needs it to recognize identifiers that were hashed
 * here.
 */
function toOwnKey(keyRing: KeyRing, projectId: string): MovedRow {
  const key = keyRing.revealIdentifierKey()
  const keyId = toMovedKeyId(key)
  return { key_id: keyId, sealed_key: keyRing.seal(key, toMovedKeyContext(projectId, keyId)) }
}
