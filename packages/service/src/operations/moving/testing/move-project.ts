import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemRandom } from '../../../foundation/random.ts'
import type { ProjectConfig } from '../../../kernel/config/config.ts'
import { createKeyRing } from '../../../kernel/keys/key-ring.ts'
import type { ImportProgress, Storage } from '../../../kernel/storage/storage.ts'
import { exportProject } from '../export-project.ts'
import { type Conflict, importProject } from '../import-project.ts'
import { verifyMovingFile } from '../moving-file.ts'

/** An installation that exports or imports. */
export interface Installation {
  readonly storage: Storage
  readonly config: { readonly rootKey: Uint8Array }
  now(): number
}

const toPorts = ({ storage, config, now }: Installation) => ({
  storage,
  random: systemRandom,
  clock: { now },
  keyRing: createKeyRing(config.rootKey),
})

/** Exports a project into a file. */
export async function writeProject(
  from: Installation,
  wanted: {
    readonly project: ProjectConfig
    readonly transportKey: Uint8Array
    readonly file: string
    /** Called after each line. */
    readonly onLine?: (people: number) => Promise<void>
  },
): Promise<void> {
  const ports = toPorts(from)
  await from.storage.snapshot(async (rows) => {
    for await (const { text, people } of exportProject(rows, ports, wanted)) {
      appendFileSync(wanted.file, text)
      await wanted.onLine?.(people)
    }
  })
}

/** Imports a file. */
export async function readProject(
  to: Installation,
  wanted: {
    readonly project: ProjectConfig
    readonly transportKey: Uint8Array
    readonly file: string
    readonly isRestart?: boolean
  },
): Promise<{ readonly progress: ImportProgress; readonly conflicts: readonly Conflict[] }> {
  const conflicts: Conflict[] = []
  const progress = await importProject(toPorts(to), {
    ...wanted,
    actor: { kind: 'operator', id: 'grace' },
    verified: await verifyMovingFile(wanted.file, wanted.transportKey),
    onConflict: (conflict) => void conflicts.push(conflict),
    onProgress: () => {},
  })
  return { progress, conflicts }
}

/** Exports and imports a project through a file, with a new transport key. */
export async function moveProject(
  from: Installation,
  to: Installation,
  project: ProjectConfig,
): ReturnType<typeof readProject> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-move-'))
  const wanted = { project, transportKey: randomBytes(32), file: join(folder, 'project.jsonl') }
  try {
    await writeProject(from, wanted)
    return await readProject(to, wanted)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
