import { Kysely, sql } from 'kysely'
import Database from 'libsql'
import { beforeEach, describe, expect, test } from 'vitest'
import { ImmediateSqliteDialect } from '../../kernel/storage/sqlite/sqlite-dialect.ts'
import { createTransactionScope } from '../../kernel/storage/transaction-scope.ts'
import { above, among, nullOr } from './conditions.ts'
import { defineRows } from './define-rows.ts'

interface NotesTable {
  note_id: string
  owner_id: string
  is_open: number
  tags: string
  written_at: number
  removed_at: number | null
}

interface Note {
  readonly noteId: string
  readonly ownerId: string
  readonly isOpen: boolean
  readonly tags: readonly string[]
  readonly writtenAt: number
}

const noteRows = defineRows<Note, NotesTable>('notes', {
  isOpen: 'flag',
  tags: 'json',
  removedAt: 'hidden',
})

const toNote = (noteId: string, changes: Partial<Note> = {}): Note => ({
  noteId,
  ownerId: 'ada',
  isOpen: true,
  tags: ['a', 'b'],
  writtenAt: 1,
  ...changes,
})

describe('rows of a table', () => {
  let rows: ReturnType<typeof noteRows>
  beforeEach(async () => {
    const database = new Database(':memory:')
    const db = new Kysely<{ notes: NotesTable }>({
      dialect: new ImmediateSqliteDialect(database, createTransactionScope()),
    })
    await sql`create table notes (note_id text primary key, owner_id text, is_open integer,
      tags text, written_at integer, removed_at integer)`.execute(db)
    rows = noteRows(db)
  })

  test('a row is read as it was written, without hidden columns', async () => {
    await rows.add(toNote('one'), toNote('two', { isOpen: false, tags: [] }))
    expect(await rows.find({ noteId: 'one' })).toEqual(toNote('one'))
    expect(await rows.find({ isOpen: false })).toEqual(toNote('two', { isOpen: false, tags: [] }))
    expect(await rows.find({ noteId: 'three' })).toBeNull()
    expect(await rows.read('ownerId', { noteId: 'two' })).toBe('ada')
    expect(await rows.read('ownerId', { noteId: 'three' })).toBeNull()
  })

  test('rows come in the requested order', async () => {
    await rows.add(toNote('b'), toNote('c', { writtenAt: 2 }), toNote('a'))
    const list = await rows.list({ ownerId: 'ada' }, 'writtenAt desc', 'noteId')
    expect(list.map(({ noteId }) => noteId)).toEqual(['c', 'a', 'b'])
  })

  test('a change affects only matching rows, and leaves undefined fields as they were', async () => {
    await rows.add(toNote('old'), toNote('new', { writtenAt: 9 }))
    const changed = await rows.change(
      { ownerId: 'ada', writtenAt: above(5), removedAt: nullOr(above(7)) },
      { tags: ['c'], isOpen: undefined },
    )
    expect(changed).toEqual(toNote('new', { writtenAt: 9, tags: ['c'] }))
    expect(await rows.find({ noteId: 'old' })).toEqual(toNote('old'))
    expect(await rows.change({ noteId: 'none' }, { isOpen: false })).toBeNull()
  })

  test('an existing row is kept by addNew and replaced by put', async () => {
    expect(await rows.addNew(toNote('one'))).toBe(true)
    expect(await rows.addNew(toNote('one', { tags: [] }))).toBe(false)
    expect(await rows.find({ noteId: 'one' })).toEqual(toNote('one'))
    await rows.put(toNote('one', { isOpen: false }), 'noteId')
    expect(await rows.find({ noteId: 'one' })).toEqual(toNote('one', { isOpen: false }))
  })

  test('an undefined field, and no field at all, remove nothing', async () => {
    await rows.add(toNote('one'))
    const nobody: { noteId?: string } = {}
    await expect(rows.remove({ noteId: nobody.noteId })).rejects.toThrow('"noteId"')
    await expect(rows.remove({})).rejects.toThrow('one field at least')
    expect(await rows.remove({ noteId: among([]) })).toBe(0)
    expect(await rows.remove({ noteId: among(['one', 'two']) })).toBe(1)
  })
})
