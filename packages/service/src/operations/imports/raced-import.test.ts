import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engines, openTestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credentialKinds } from '../../declarations/all-declarations.ts'
import { systemRandom } from '../../foundation/random.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { countRows } from '../../testing/count-rows.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import { batchLines, ImportRacedError, importPeople } from './import-people.ts'
import { createPeople } from './testing/create-people.ts'
import { toImportId } from './to-import-id.ts'

const people = batchLines + 1
/** One of so many users has credentials of every kind. */
const every = 10
const keyRing = createKeyRing(Buffer.alloc(32, 7))

describe.each(engines)('two imports of one file, on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const folder = mkdtempSync(join(tmpdir(), 'portico-raced-'))
  const file = join(folder, 'people.jsonl')
  beforeAll(async () => {
    await fixture.open()
    const lines = (await createPeople(people, every)).map((line) => JSON.stringify(line))
    writeFileSync(file, lines.join('\n'))
  })
  afterAll(async () => {
    await fixture.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('the later one gives up and changes nothing; run again, it finds everything done', async () => {
    const project = createTestProject()
    const importId = await toImportId(file)
    const counts: number[] = []
    const run = (storage: Storage) =>
      importPeople(
        { storage, random: systemRandom, keyRing, clock: { now: () => Date.UTC(2026, 0, 15) } },
        {
          project,
          actor: { kind: 'operator', id: 'grace' },
          file,
          importId,
          onRefused: ({ reason }) => expect.unreachable(reason),
          onProgress: ({ lines }) => counts.push(lines),
        },
      )
    let first: Promise<unknown> | undefined
    const late = run({
      ...fixture.storage,
      async transaction(work) {
        // The late import has read the progress and prepared its first batch; now the other import overtakes it.
        first ??= run(fixture.storage)
        await first
        return fixture.storage.transaction(work)
      },
    })
    await expect(late).rejects.toThrow(ImportRacedError)
    expect(await first).toMatchObject({ lines: people, added: people, skipped: 0 })
    expect(counts).toEqual([batchLines, people])
    expect(await run(fixture.storage)).toMatchObject({ lines: people, added: people })
    const where = { project_id: project.projectId }
    expect(await countRows(fixture.database, 'users', where)).toBe(people)
    const users = { after: null, limit: people }
    const everybody = { operator: 'and', filters: [] } as const
    const { rows } = await fixture.storage.users.search(project.projectId, everybody, users)
    expect(rows).toHaveLength(people)
    for (const { externalId, credentials } of rows) {
      if (Number(externalId?.slice(4)) % every > 0) continue
      const missing = credentialKinds.filter((kind) => kind.list(credentials).length === 0)
      expect(missing.map(({ id }) => id)).toEqual([])
    }
  })
})
