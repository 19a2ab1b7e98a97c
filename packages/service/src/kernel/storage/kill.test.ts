import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createSeededRandom, isLongRun, type SeededRandom } from '@portico/testkit/run'
import {
  engines,
  findLostWrites,
  type KillNote,
  openTestStorage,
  type TestStorage,
} from '@portico/testkit/storage'
import Database from 'libsql'
import pg from 'pg'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))
const rounds = isLongRun ? 20 : 3

/** Bundles the writer for plain Node, inside the repository, where npm packages resolve. */
async function buildWriter(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { conditions: ['source'] },
    ssr: { noExternal: [/^@portico\//], resolve: { conditions: ['source', 'node', 'import'] } },
    build: {
      ssr: join(root, 'packages/testkit/src/storage/kill/kill-writer.ts'),
      outDir: folder,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'kill-writer.mjs' } },
    },
  })
  return join(folder, 'kill-writer.mjs')
}

/** Starts a writer, kills it at a random time after its second sign-in, and returns all lines that it printed. */
async function writeAndKill(
  writer: string,
  database: TestStorage['database'],
  random: SeededRandom,
): Promise<{ notes: KillNote[]; errors: string }> {
  const child = spawn(process.execPath, [writer, JSON.stringify(database)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const notes: KillNote[] = []
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    // The kill may cut the last line off, which then does not count.
    if (!line.endsWith('}')) return
    const note: KillNote = JSON.parse(line)
    notes.push(note)
    if (isSignedIn(note) && notes.filter(isSignedIn).length === 2) killSoon(child, random)
  })
  const closed = new Promise((resolve) => lines.once('close', resolve))
  const exited = new Promise((resolve) => child.once('exit', resolve))
  await Promise.all([closed, exited])
  return { notes, errors }
}

const isSignedIn = ({ when, what }: KillNote) => when === 'done' && what === 'sign-in'

function killSoon(child: ChildProcess, random: SeededRandom): void {
  setTimeout(() => child.kill('SIGKILL'), 20 + random.next() * 280)
}

/** Runs the engine's own check of its file; Postgres checks its log at the start. */
function checkFile(database: TestStorage['database']): void {
  if (database.kind !== 'sqlite') return
  const file = new Database(database.file)
  expect(file.prepare('pragma integrity_check').all([])).toEqual([{ integrity_check: 'ok' }])
  file.close()
}

/** Waits until the server has finished the statements of the killed client; only then is the data final. */
async function waitForServer(database: TestStorage['database']): Promise<void> {
  if (database.kind === 'sqlite') return
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const count = async () => {
    const { rows } = await client.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
    )
    return rows[0]?.others
  }
  await expect.poll(count).toBe(0)
  await client.end()
}

let folder: string
/** The writer that the tests of both engines start. */
let writer: string
beforeAll(async () => {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'portico-kill-'))
  writer = await buildWriter(folder)
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(engines)('killed under load, on %s', (engine) => {
  let world: TestStorage
  beforeAll(async () => {
    world = await openTestStorage(engine)
    await world.storage.close()
  })
  afterAll(() => world?.remove())

  test('after each of several kills no acknowledged write is lost and no used secret works again', async () => {
    const random = createSeededRandom(`kills on ${engine}`)
    const all: KillNote[] = []
    for (let round = 0; round < rounds; round += 1) {
      const { notes, errors } = await writeAndKill(writer, world.database, random)
      expect(errors).toBe('')
      all.push(...notes)
      await waitForServer(world.database)
      checkFile(world.database)
      const storage = world.reopen()
      await storage.migrate()
      expect(await findLostWrites(storage, notes)).toEqual([])
      await storage.close()
    }
    const storage = world.reopen()
    expect(await findLostWrites(storage, all)).toEqual([])
    const signIns = all.filter(isSignedIn)
    expect(signIns.length).toBeGreaterThan(rounds)
  }, 180_000)
})
