import { spawn } from 'node:child_process'
import { createHash, pbkdf2Sync, scryptSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hash as hashArgon2 } from '@node-rs/argon2'
import { hash as hashBcrypt } from '@node-rs/bcrypt'
import { isLongRun } from '@portico/testkit/run'
import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credentialKinds } from '../../declarations/all-declarations.ts'
import { createHashPool } from '../../kernel/passwords/hash-pool.ts'
import { createPasswordHasher } from '../../kernel/passwords/password-hasher.ts'
import { blockImportAt } from '../../testing/block-import-at.ts'
import { buildCommand } from '../../testing/build-command.ts'
import { runSql } from '../../testing/run-sql.ts'
import { findImport, waitForLines } from '../../testing/wait-for-lines.ts'
import { batchLines } from './import-people.ts'
import { createPeople } from './testing/create-people.ts'
import { toImportId } from './to-import-id.ts'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))
const password = 'seven wooden lighthouses'
/** PORTICO_IMPORT_PEOPLE=100000 makes a full-size run. */
const people = Number(process.env.PORTICO_IMPORT_PEOPLE ?? (isLongRun ? 5_000 : 3 * batchLines))
/** One of so many users has credentials of every kind. */
const every = 10
const whole = Math.ceil(people / every)

async function makeHashes(): Promise<readonly object[]> {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
  const salt = Buffer.from('a salt of 16 byt')
  return [
    { format: 'bcrypt', hash: await hashBcrypt(password, 4) },
    {
      format: 'argon2',
      hash: await hashArgon2(password, { memoryCost: 64, timeCost: 2, parallelism: 1 }),
    },
    {
      format: 'scrypt',
      n: 1_024,
      r: 8,
      p: 1,
      salt: base64(salt),
      hash: base64(scryptSync(password, salt, 32, { N: 1_024, r: 8, p: 1 })),
    },
    {
      format: 'pbkdf2',
      digest: 'sha256',
      iterations: 100,
      salt: base64(salt),
      hash: base64(pbkdf2Sync(password, salt, 100, 32, 'sha256')),
    },
    {
      format: 'sha512',
      salt_before: 'x',
      hash: createHash('sha512').update(`x${password}`).digest('hex'),
    },
  ]
}

describe.each(pickEngines('postgres'))('an import that is killed, on %s', (engine) => {
  let folder: string
  let world: TestStorage
  beforeAll(async () => {
    const cache = join(root, 'node_modules/.cache')
    mkdirSync(cache, { recursive: true })
    folder = mkdtempSync(join(cache, 'portico-import-'))
    world = await openTestStorage(engine)
  })
  afterAll(async () => {
    await world?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const start = (command: string, file: string) => {
    const { database } = world
    const child = spawn(process.execPath, [command, 'users', 'import', file], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'silent',
        DATA_FOLDER: join(folder, 'data'),
        DATABASE_URL: database.kind === 'sqlite' ? `file:${database.file}` : database.url,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
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

  test(`resumes where it was: each of ${people} users is there once, with a password that works`, async () => {
    const hashes = await makeHashes()
    const lines = (await createPeople(people, every)).map((person, i) =>
      JSON.stringify({
        ...person,
        email: `person-${i}@example.com`,
        password: hashes[i % hashes.length],
      }),
    )
    const file = join(folder, 'people.jsonl')
    writeFileSync(file, [...lines, lines[0], '{'].join('\n'))
    const command = await buildCommand(folder)
    const importId = await toImportId(file)
    const findProgress = () => findImport(world.database, importId)

    let killedAt = 0
    for (const share of [0.4, 0.7]) {
      const batches = Math.floor((share * people) / batchLines)
      const block = await blockImportAt(world.database, (batches + 1) * batchLines)
      const run = start(command, file)
      await waitForLines(run, findProgress, batches * batchLines)
      run.child.kill('SIGKILL')
      expect((await run.ended).code).toBeNull()
      await block.release()
      const lines = (await findProgress())?.lines ?? 0
      expect(lines).toBe(batches * batchLines)
      expect(lines).toBeGreaterThan(killedAt)
      killedAt = lines
    }
    expect(killedAt).toBeLessThan(people)
    const { code, said } = await start(command, file).ended
    expect(said).toContain(`added     ${people}\n`)
    expect(said).toContain('skipped   1, already there')
    expect(said).toContain(`line ${people + 2}: is not JSON`)
    expect(code).toBe(1)

    const count = async (sql: string) => Number((await runSql(world.database, sql))[0]?.n)
    expect(await count('select count(*) as n from users')).toBe(people)
    expect(await count('select count(distinct canonical_email) as n from user_emails')).toBe(people)
    for (const table of credentialKinds.flatMap(({ tables }) => Object.keys(tables))) {
      const users = await count(`select count(distinct user_id) as n from ${table}`)
      expect([table, users]).toEqual([table, table === 'passwords' ? people : whole])
    }
    expect(await count('select count(*) as n from passwords')).toBe(people)
    expect(await count('select count(*) as n from webauthn_registrations')).toBe(2 * whole)
    expect(await count('select count(*) as n from recovery_codes')).toBe(10 * whole)
    expect(await count("select count(*) as n from audit where action = 'user.created'")).toBe(
      people,
    )
    const hasher = createPasswordHasher(createHashPool())
    const stored = await runSql(
      world.database,
      `select p.hash as hash from passwords p join user_emails e on e.user_id = p.user_id
       where e.canonical_email in ('person-0@example.com', 'person-1@example.com', 'person-2@example.com', 'person-3@example.com', 'person-${people - 1}@example.com')`,
    )
    expect(stored).toHaveLength(5)
    for (const { hash } of stored)
      expect(await hasher.verify(String(hash), password)).toEqual({
        isRight: true,
        isOutdated: true,
      })
  }, 900_000)
})
