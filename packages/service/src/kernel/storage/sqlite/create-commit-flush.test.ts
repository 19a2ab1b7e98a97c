import fs, { copyFileSync, existsSync, mkdtempSync, type NoParamCallback, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Generated, Kysely } from 'kysely'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTransactionScope } from '../transaction-scope.ts'
import { createCommitFlush } from './create-commit-flush.ts'
import { openSqliteStorage } from './open-sqlite-storage.ts'
import { ImmediateSqliteDialect } from './sqlite-dialect.ts'

interface Tables {
  notes: { id: Generated<number>; text: string }
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-flush-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a commit', () => {
  let file: string
  let db: Kysely<Tables>
  /** The pending calls of fdatasync, which the test answers. */
  let asked: NoParamCallback[]
  beforeEach(() => {
    file = join(folder, 'notes.db')
    const database = new Database(file)
    database.exec('pragma journal_mode = wal; pragma synchronous = normal')
    database.exec('create table notes (id integer primary key, text text unique)')
    asked = []
    const flush = createCommitFlush(`${file}-wal`, (_, end) => void asked.push(end))
    db = new Kysely({
      dialect: new ImmediateSqliteDialect(database, createTransactionScope(), flush),
    })
  })
  afterEach(() => db.destroy())

  const add = (text: string) => db.insertInto('notes').values({ text }).execute()
  const list = () => db.selectFrom('notes').select('text').execute()
  const answer = (error: NodeJS.ErrnoException | null = null) => {
    for (const end of asked.splice(0)) end(error)
  }

  /** Lists the promises that have settled, after all other pending work. */
  async function findEnded(acts: Readonly<Record<string, Promise<unknown>>>): Promise<string[]> {
    const ended: string[] = []
    for (const [name, act] of Object.entries(acts)) {
      const end = () => void ended.push(name)
      void act.then(end, end)
    }
    for (let i = 0; i < 20; i += 1) await setImmediate()
    return ended
  }

  test('of one statement or of many is acknowledged when it is on the disk, not before', async () => {
    const one = add('one')
    expect(await findEnded({ one })).toEqual([])
    answer()
    await one
    const two = db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ text: 'two' }).execute()
      return tx.selectFrom('notes').select('text').execute()
    })
    expect(await findEnded({ two })).toEqual([])
    answer()
    expect(await two).toHaveLength(2)
  })

  test('is not shown to a reader before it is on the disk', async () => {
    const write = add('one')
    const read = list()
    expect(await findEnded({ write, read })).toEqual([])
    answer()
    expect(await read).toEqual([{ text: 'one' }])
    expect(await findEnded({ later: list() })).toEqual(['later'])
    expect(asked).toEqual([])
  })

  test('waits for the disk together with all that were made meanwhile', async () => {
    const first = add('first')
    await findEnded({ first })
    expect(asked).toHaveLength(1)
    const others = Promise.all(['a', 'b', 'c', 'd'].map(add))
    // They commit while the first flush is running, so its answer does not cover them.
    expect(await findEnded({ others })).toEqual([])
    expect(asked).toHaveLength(1)
    answer()
    await first
    expect(await findEnded({ others })).toEqual([])
    expect(asked).toHaveLength(1)
    answer()
    await others
  })

  test('that wrote nothing asks the disk nothing', async () => {
    const reads = db.transaction().execute((tx) => tx.selectFrom('notes').selectAll().execute())
    const refused = db.transaction().execute(() => Promise.reject(new Error('no')))
    expect(await findEnded({ reads, refused })).toEqual(['reads', 'refused'])
    expect(asked).toEqual([])
    await expect(refused).rejects.toThrow('no')
  })

  test('is not acknowledged when the disk fails, and nothing is written afterwards', async () => {
    const write = add('lost')
    const read = list()
    await findEnded({ write, read })
    answer(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }))
    const unavailable = { name: 'StorageUnavailableError', code: 'EIO', statusCode: 503 }
    await expect(write).rejects.toMatchObject(unavailable)
    await expect(read).rejects.toMatchObject(unavailable)
    await expect(add('later')).rejects.toMatchObject(unavailable)
    const transaction = db
      .transaction()
      .execute((tx) => tx.insertInto('notes').values({ text: 'later' }).execute())
    await expect(transaction).rejects.toMatchObject(unavailable)
    await expect(list()).rejects.toMatchObject(unavailable)
    const other = new Database(file)
    expect(other.prepare("select * from notes where text = 'later'").all([])).toEqual([])
    other.close()
  })
})

describe('when the power fails', () => {
  const { fdatasync: realSync } = fs
  afterEach(() => {
    fs.fdatasync = realSync
    syncBuiltinESMExports()
  })

  test('every write that was acknowledged is on the disk', async () => {
    const file = join(folder, 'portico.db')
    const disk = join(folder, 'disk')
    let syncs = 0
    // Copies the files as they were at the call to the simulated disk when the call is answered.
    const sync = (opened: number, end: NoParamCallback) => {
      syncs += 1
      const files = ['', '-wal'].map((kind) => [`${file}${kind}`, `${disk}${kind}`] as const)
      for (const [from, to] of files) copyFileSync(from, `${to}.asked`)
      realSync(opened, (error) => {
        for (const [, to] of files) copyFileSync(`${to}.asked`, to)
        end(error)
      })
    }
    fs.fdatasync = Object.assign(sync, { __promisify__: realSync.__promisify__ })
    syncBuiltinESMExports()
    const storage = openSqliteStorage({ file })
    await storage.migrate()
    const isOnDisk = (projectId: string, userId: string) => {
      for (const kind of ['', '-wal']) copyFileSync(`${disk}${kind}`, `${disk}-copy${kind}`)
      const copy = new Database(`${disk}-copy`)
      const rows = copy
        .prepare('select user_id from users where project_id = ? and user_id = ?')
        .all([projectId, userId])
      copy.close()
      for (const kind of ['', '-wal', '-shm']) rmSync(`${disk}-copy${kind}`, { force: true })
      return rows.length === 1
    }
    const lost: string[] = []
    const before = syncs
    const addUser = async (i: number) => {
      const userId = `user-test-${i}`
      const email = `${i}@example.com`
      await storage.users.findOrCreateByEmail({
        projectId: 'project-test-1',
        userId,
        emailId: `email-test-${i}`,
        email,
        canonicalEmail: email,
        status: 'pending',
        now: i,
      })
      if (!isOnDisk('project-test-1', userId)) lost.push(userId)
    }
    for (let i = 0; i < 40; i += 8) {
      await Promise.all(Array.from({ length: 8 }, (_, j) => addUser(i + j)))
    }
    await storage.close()
    expect(lost).toEqual([])
    expect(syncs - before).toBeGreaterThan(0)
    expect(syncs - before).toBeLessThan(40)
  })
})

test('a first write that changes nothing is acknowledged, in a new file and in one without a log', async () => {
  const [file, copy] = [join(folder, 'portico.db'), join(folder, 'copy.db')]
  const changeNothing = async (name: string) => {
    const storage = openSqliteStorage({ file: name })
    await storage.migrate()
    expect(await storage.sessions.prune(1, 10)).toBeDefined()
    await storage.close()
  }
  await changeNothing(file)
  const database = new Database(file)
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
  copyFileSync(file, copy)
  expect(existsSync(`${copy}-wal`)).toBe(false)
  await changeNothing(copy)
})
