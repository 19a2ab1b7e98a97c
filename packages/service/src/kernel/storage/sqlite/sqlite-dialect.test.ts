import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Generated, Kysely } from 'kysely'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTransactionScope } from '../transaction-scope.ts'
import { ImmediateSqliteDialect } from './sqlite-dialect.ts'

interface Tables {
  notes: { id: Generated<number>; text: string }
}

describe('a statement that stays prepared', () => {
  let folder: string
  let other: Database.Database
  let db: Kysely<Tables>
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portico-sqlite-'))
    const file = join(folder, 'notes.db')
    other = new Database(file)
    other.exec(
      'pragma journal_mode = wal; create table notes (id integer primary key, text text unique)',
    )
    db = new Kysely({
      dialect: new ImmediateSqliteDialect(new Database(file), createTransactionScope()),
    })
  })
  afterEach(async () => {
    await db.destroy()
    other.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const add = (text: string) => db.insertInto('notes').values({ text }).execute()
  const list = () => db.selectFrom('notes').selectAll().execute()

  test('holds no lock, and works again after a failure', async () => {
    await add('first')
    await expect(add('first')).rejects.toThrow('UNIQUE')
    expect(await list()).toHaveLength(1)
    await add('second')
    expect((await list()).map(({ text }) => text)).toEqual(['first', 'second'])
    const [checkpoint] = other.prepare('pragma wal_checkpoint(truncate)').all([])
    expect(checkpoint).toMatchObject({ busy: 0 })
  })

  test('sees the columns that another process added', async () => {
    await add('first')
    expect(await list()).toEqual([{ id: 1, text: 'first' }])
    other.exec("alter table notes add column place text default 'here'")
    expect(await list()).toEqual([{ id: 1, text: 'first', place: 'here' }])
  })

  test('is dropped for others beyond the limit', async () => {
    for (let max = 1; max <= 450; max += 1) {
      const read = () => db.selectFrom('notes').select('id').where('id', 'in', Array(max).fill(1))
      expect(await read().execute()).toEqual([])
      if (max % 150 === 0) expect(await list()).toEqual([])
    }
  })
})

describe('a closed database', () => {
  let folder: string
  let file: string
  let db: Kysely<Tables>
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portico-sqlite-'))
    file = join(folder, 'notes.db')
    const database = new Database(file)
    database.exec(
      'pragma journal_mode = wal; create table notes (id integer primary key, text text)',
    )
    db = new Kysely({ dialect: new ImmediateSqliteDialect(database, createTransactionScope()) })
    await db.insertInto('notes').values({ text: 'kept' }).execute()
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const read = (path: string) => new Database(path).prepare('select text from notes').all([])

  test('is whole without its write-ahead log', async () => {
    await db.destroy()
    copyFileSync(file, join(folder, 'copy.db'))
    expect(read(join(folder, 'copy.db'))).toEqual([{ text: 'kept' }])
  })

  test('loses nothing where another process still reads an older state', async () => {
    const other = new Database(file)
    other.exec('begin')
    expect(other.prepare('select text from notes').all([])).toHaveLength(1)
    await db.insertInto('notes').values({ text: 'later' }).execute()
    await db.destroy()
    expect(other.prepare('select text from notes').all([])).toHaveLength(1)
    other.exec('commit')
    expect(read(file)).toEqual([{ text: 'kept' }, { text: 'later' }])
  })
})
