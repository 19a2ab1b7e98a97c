import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../../kernel/config/load-config.ts'
import type { AuditRow } from '../../kernel/storage/storage.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { openStorage } from './open-storage.ts'

const { heard, terminal, run } = prepareTerminal()
const entries = 1_203

beforeEach(async () => {
  await writeFile(join(heard.folder, 'portico.config.ts'), 'export default { development: {} }')
  const { projects, database } = await loadConfig(terminal())
  const storage = await openStorage(database)
  await storage.migrate()
  const rows = Array.from(
    { length: entries },
    (_, i): AuditRow => ({
      projectId: projects[0]?.projectId ?? '',
      auditId: `audit-test-${i}`,
      at: Date.UTC(2026, 0, 1) + i,
      action: 'user.created',
      actorKind: 'host',
      actorId: '',
      userId: null,
      sessionId: null,
      ipAddress: '',
      userAgent: '',
      details: { text: 'a\nb' },
    }),
  )
  for (let from = 0; from < entries; from += 300) {
    await storage.audit.addAll(rows.slice(from, from + 300))
  }
  await storage.close()
})

describe('portico audit export', () => {
  test('writes every entry once, one a line, into a file only its owner can read', async () => {
    expect(await run('audit', 'export', '--file', 'all.jsonl')).toBe(0)
    expect(heard.said).toEqual([`Wrote ${entries} entries to all.jsonl.`])
    const path = join(heard.folder, 'all.jsonl')
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
    const ids = lines.map((line) => JSON.parse(line).audit_id)
    expect(ids).toEqual(Array.from({ length: entries }, (_, i) => `audit-test-${entries - 1 - i}`))
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      action: 'user.created',
      details: { text: 'a\nb' },
    })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  test('exports what is older than a time, and writes to standard output by default', async () => {
    expect(await run('audit', 'export', '--before', '2026-01-01T00:00:00.002Z')).toBe(0)
    const ids = heard.said.map((line) => JSON.parse(line).audit_id)
    expect(ids).toEqual(['audit-test-1', 'audit-test-0'])
    expect(await run('audit', 'export', '--before', 'yesterday')).toBe(2)
  })
})
