import type { ChildProcess } from 'node:child_process'
import type { TestDatabaseLocation } from './count-rows.ts'
import { runSql } from './run-sql.ts'

/** Reads the progress of an import; null before its first batch. */
export async function findImport(database: TestDatabaseLocation, importId: string) {
  const rows = await runSql(database, `select lines from imports where import_id = '${importId}'`)
  return rows[0] ? { lines: Number(rows[0].lines) } : null
}

/** Waits for a state and not for a time; fails when the process ends before it. */
export async function waitForLines(
  { child, ended }: { child: ChildProcess; ended: Promise<{ said: string }> },
  findProgress: () => Promise<{ lines: number } | null>,
  lines: number,
): Promise<void> {
  while (((await findProgress())?.lines ?? 0) < lines) {
    if (child.exitCode !== null) {
      throw new Error(`The import ended before it could be killed: ${(await ended).said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
