import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engines, openTestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterEach, describe, expect, test } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import { createKeyRing } from '../../kernel/keys/key-ring.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import { replaceRepositories } from '../../testing/replace-repositories.ts'
import { importProject } from './import-project.ts'
import { MovingFileError, verifyMovingFile } from './moving-file.ts'
import { writeProject } from './testing/move-project.ts'

const project = createTestProject()
const { projectId } = project
const noon = Date.UTC(2026, 0, 15, 12)
const rootKey = createHash('sha256').update('root key').digest()
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

describe.each(engines)('importing a project on %s', (engine) => {
  const prepare = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-altered-'))
    closers.push(() => rmSync(folder, { recursive: true, force: true }))
    const from = await openTestStorage('sqlite')
    closers.push(from.remove)
    const to = await openTestStorage(engine)
    closers.push(to.remove)
    const people = Array.from({ length: 6 }, (_, n) => ({
      userId: `user-test-${randomUUID()}`,
      email: {
        emailId: `email-test-${randomUUID()}`,
        email: `person-${n}@example.com`,
        canonicalEmail: `person-${n}@example.com`,
        verified: true,
      },
      credentials: {},
      change: {},
      createdAt: noon,
    }))
    await from.storage.imports.add(projectId, people)
    const file = join(folder, 'project.jsonl')
    const transportKey = randomBytes(32)
    await writeProject(
      { storage: from.storage, config: { rootKey }, now: () => noon },
      { project, transportKey, file },
    )
    const verified = await verifyMovingFile(file, transportKey)
    let asked = 0
    const { storage } = to
    const ports = {
      storage: {
        ...storage,
        transaction: <T>(work: (tx: Repositories) => Promise<T>) =>
          storage.transaction((tx) => {
            const count =
              <Wanted extends unknown[], Got>(ask: (...wanted: Wanted) => Got) =>
              (...wanted: Wanted) => {
                asked += 1
                return ask(...wanted)
              }
            const { moves } = tx
            return work(
              replaceRepositories(tx, {
                moves: { ...moves, add: count(moves.add), find: count(moves.find) },
              }),
            )
          }),
      },
      random: systemRandom,
      clock: { now: () => noon },
      keyRing: createKeyRing(rootKey),
    }
    const run = (isRestart = false) =>
      importProject(ports, {
        project,
        actor: { kind: 'operator', id: 'grace' },
        file,
        verified,
        isRestart,
        onConflict: () => {},
        onProgress: () => {},
      })
    const findProgress = () => to.storage.imports.findProgress(projectId, verified.header.fileId)
    const countPeople = async () => (await to.storage.moves.count(projectId, noon)).users
    return { file, run, findProgress, countPeople, countAsked: () => asked }
  }

  test('a file that lost lines after it was verified is not reported as finished; the whole one resumes', async () => {
    const { file, run, findProgress, countPeople } = await prepare()
    const whole = readFileSync(file, 'utf8')
    writeFileSync(file, `${whole.split('\n').slice(0, 4).join('\n')}\n`)
    await expect(run()).rejects.toThrow(MovingFileError)
    expect(await findProgress()).toMatchObject({ lines: 4, finishedAt: null })
    expect(await countPeople()).toBeLessThan(6)
    writeFileSync(file, whole)
    expect(await run()).toMatchObject({ refused: 0, finishedAt: noon })
    expect(await countPeople()).toBe(6)
  })

  test('a file that gained lines after it was verified is refused', async () => {
    const { file, run, findProgress } = await prepare()
    appendFileSync(file, '{"sealed":""}\n')
    await expect(run()).rejects.toThrow(MovingFileError)
    expect(await findProgress()).toBeNull()
  })

  test('a file that is already imported is compared by the batch, not user by user', async () => {
    const { run, countPeople, countAsked } = await prepare()
    await run()
    const before = countAsked()
    expect(await run(true)).toMatchObject({ added: 0, refused: 0 })
    expect(await countPeople()).toBe(6)
    expect(countAsked() - before).toBe(2)
  })
})
