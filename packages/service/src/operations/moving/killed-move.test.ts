import { spawn } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../../foundation/random.ts'
import { blockImportAt } from '../../testing/block-import-at.ts'
import { buildCommand } from '../../testing/build-command.ts'
import { findImport, waitForLines } from '../../testing/wait-for-lines.ts'
import { batchLines } from '../imports/import-people.ts'
import { verifyMovingFile } from './moving-file.ts'
import { dumpProject } from './testing/dump-project.ts'
import { readProject, writeProject } from './testing/move-project.ts'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))
const project = createTestProject()
const { projectId } = project
const noon = Date.UTC(2026, 0, 15, 12)
const people = 3 * batchLines
const keyHere = createHash('sha256').update('here').digest()
const keyThere = createHash('sha256').update('there').digest()

/** The build is shared: the first test that needs it puts it into its folder. */
let building: Promise<string> | undefined
const folders: string[] = []

/** Makes a folder inside the repository, where npm packages resolve. */
function makeFolder(): string {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'portico-move-'))
  folders.push(folder)
  return folder
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Adds users with an address and a password each. */
async function furnish({ storage }: TestStorage): Promise<void> {
  for (let from = 0; from < people; from += batchLines) {
    await storage.imports.add(
      projectId,
      Array.from({ length: batchLines }, (_, i) => ({
        userId: `user-test-${randomUUID()}`,
        email: {
          emailId: `email-test-${randomUUID()}`,
          email: `Person-${from + i}@example.com`,
          canonicalEmail: `person-${from + i}@example.com`,
          verified: true,
        },
        credentials: {
          passwords: [
            {
              passwordId: `password-test-${randomUUID()}`,
              hash: `$argon2id$${from + i}`,
              requiresReset: false,
              isUnproved: false,
              changedAt: noon,
            },
          ],
        },
        change: { name: { first: `${from + i}` } },
        createdAt: noon,
      })),
    )
  }
}

describe.each(pickEngines('postgres'))('a move that is killed, on %s', (engine) => {
  let folder: string
  let from: TestStorage
  let to: TestStorage
  beforeAll(async () => {
    folder = makeFolder()
    from = await openTestStorage('sqlite')
    to = await openTestStorage(engine)
    await furnish(from)
  })
  afterAll(async () => {
    await from?.remove()
    await to?.remove()
  })

  const start = (command: string) => {
    const { database } = to
    const child = spawn(
      process.execPath,
      [command, 'import', '--file', 'project.jsonl', '--transport-key-file', 'key'],
      {
        cwd: folder,
        env: {
          PATH: process.env.PATH,
          LOG_LEVEL: 'silent',
          DATA_FOLDER: join(folder, 'data'),
          DATABASE_URL: database.kind === 'sqlite' ? `file:${database.file}` : database.url,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
      })
    }
    const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, said }))
    })
    return { child, ended }
  }

  test('resumes where it was: everybody is there once, unchanged', async () => {
    const transportKey = randomBytes(32)
    const file = join(folder, 'project.jsonl')
    writeFileSync(join(folder, 'key'), transportKey.toString('base64url'))
    mkdirSync(join(folder, 'data'))
    writeFileSync(
      join(folder, 'data/development.json'),
      JSON.stringify({
        projectId,
        rootKey: keyThere.toString('base64url'),
        publicToken: project.publicToken,
        secret: `secret-test-${systemRandom.bytes(16).join('')}`,
      }),
    )
    await writeProject(
      { storage: from.storage, config: { rootKey: keyHere }, now: () => noon },
      { project, transportKey, file },
    )
    building ??= buildCommand(folder)
    const command = await building
    const { fileId } = (await verifyMovingFile(file, transportKey)).header
    const findProgress = () => findImport(to.database, fileId)

    for (const batches of [1, 2]) {
      const gate = await blockImportAt(to.database, (batches + 1) * batchLines)
      const run = start(command)
      await waitForLines(run, findProgress, batches * batchLines)
      run.child.kill('SIGKILL')
      expect((await run.ended).code).toBeNull()
      await gate.release()
      expect((await findProgress())?.lines).toBe(batches * batchLines)
    }
    const { code, said } = await start(command).ended
    expect(said).toContain('refused   0')
    expect(code).toBe(0)
    expect(await dumpProject(to.database, keyThere, projectId)).toEqual(
      await dumpProject(from.database, keyHere, projectId),
    )
  }, 300_000)
})

describe.each(pickEngines('postgres'))('an export beside a running service, on %s', (engine) => {
  let from: TestStorage
  let to: TestStorage
  let folder: string
  beforeAll(async () => {
    folder = makeFolder()
    from = await openTestStorage(engine)
    to = await openTestStorage('sqlite')
    await furnish(from)
  })
  afterAll(async () => {
    await from?.remove()
    await to?.remove()
  })

  test('delays no concurrent write, and includes none that is incomplete', async () => {
    const service = from.reopen()
    const before = await dumpProject(from.database, keyHere, projectId)
    const file = join(folder, 'project.jsonl')
    const transportKey = randomBytes(32)
    const everybody = { operator: 'and', filters: [] } as const
    const { rows } = await service.users.search(projectId, everybody, { after: null, limit: 1_000 })
    let written = 0
    await writeProject(
      { storage: from.storage, config: { rootKey: keyHere }, now: () => noon },
      {
        project,
        transportKey,
        file,
        onLine: async (done) => {
          if (done !== 10 && done !== 700) return
          for (const { userId } of rows.slice(written, written + 20)) {
            await service.users.remove(projectId, userId)
            await service.users.findOrCreateByEmail({
              projectId,
              userId: `user-test-${randomUUID()}`,
              emailId: `email-test-${randomUUID()}`,
              email: `${userId}@example.com`,
              canonicalEmail: `${userId}@example.com`,
              status: 'active',
              now: noon,
            })
          }
          written += 20
        },
      },
    )
    expect(written).toBe(40)
    const { progress, conflicts } = await readProject(
      { storage: to.storage, config: { rootKey: keyThere }, now: () => noon },
      { project, transportKey, file },
    )
    expect([progress.refused, conflicts]).toEqual([0, []])
    expect(await dumpProject(to.database, keyThere, projectId)).toEqual(before)
  })
})
