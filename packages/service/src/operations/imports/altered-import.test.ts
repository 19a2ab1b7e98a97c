import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import { ImportAlteredError, importPeople } from './import-people.ts'
import { createPeople } from './testing/create-people.ts'
import { toImportId } from './to-import-id.ts'

const keyRing = createKeyRing(Buffer.alloc(32, 7))
let database: TestStorage
let folder: string
beforeAll(async () => {
  database = await openTestStorage('sqlite')
  folder = mkdtempSync(join(tmpdir(), 'portico-altered-'))
})
afterAll(async () => {
  await database.remove()
  rmSync(folder, { recursive: true, force: true })
})

test('an import whose file lost lines after it was identified is not reported as finished', async () => {
  const file = join(folder, 'people.jsonl')
  const lines = (await createPeople(3)).map((line) => JSON.stringify(line))
  writeFileSync(file, lines.join('\n'))
  const project = createTestProject()
  const importId = await toImportId(file)
  const run = () =>
    importPeople(
      { storage: database.storage, random: systemRandom, keyRing, clock: { now: () => 5 } },
      {
        project,
        actor: { kind: 'operator', id: 'grace' },
        file,
        importId,
        onRefused: ({ reason }) => expect.unreachable(reason),
        onProgress: () => {},
      },
    )
  writeFileSync(file, `${lines[0]}\n`)
  await expect(run()).rejects.toThrow(ImportAlteredError)
  const progress = await database.storage.imports.findProgress(project.projectId, importId)
  expect(progress).toMatchObject({ lines: 1, added: 1, finishedAt: null })
  writeFileSync(file, lines.join('\n'))
  expect(await run()).toMatchObject({ lines: 3, added: 3, finishedAt: 5 })
})
