import { describe, expect, test } from 'vitest'
import {
  listShown,
  type PasskeyListEvent,
  reducePasskeyList,
  toPasskeyList,
} from './passkey-list-state.ts'

const passkey = (id: string, name = id) => ({ webauthn_registration_id: id, name })
const start = toPasskeyList([passkey('phone'), passkey('laptop'), passkey('key')])
const after = (...events: PasskeyListEvent[]) => events.reduce(reducePasskeyList, start)
const names = (...events: PasskeyListEvent[]) => listShown(after(...events)).map(({ name }) => name)

const opened = { type: 'opened', row: { id: 'laptop', kind: 'rename' } } as const
const renamed = { type: 'renamed', id: 'laptop', name: 'Work' } as const
const renameAnswered = (isDone: boolean, name = 'Work') =>
  ({ type: 'renameAnswered', id: 'laptop', name, isDone }) as const
const deleted = { type: 'deleted', id: 'laptop' } as const
const deletionAnswered = (isDone: boolean) =>
  ({ type: 'deletionAnswered', id: 'laptop', isDone }) as const

describe('renaming a passkey', () => {
  test('is shown at once, and the row closes', () => {
    expect(names(opened, renamed)).toEqual(['phone', 'Work', 'key'])
    expect(after(opened, renamed).open).toBeNull()
  })

  test('stays once the service accepted it', () => {
    expect(names(renamed, renameAnswered(true))).toEqual(['phone', 'Work', 'key'])
  })

  test('is reverted when the service refused it', () => {
    expect(names(renamed, renameAnswered(false))).toEqual(['phone', 'laptop', 'key'])
  })

  test('is not undone by a list that was requested before it', () => {
    const stale = { type: 'loaded', passkeys: start.passkeys } as const
    expect(names(renamed, stale)).toEqual(['phone', 'Work', 'key'])
    expect(names(renamed, stale, renameAnswered(true))).toEqual(['phone', 'Work', 'key'])
  })

  test('ends when a loaded list no longer has the passkey, and continues otherwise', () => {
    const gone = { type: 'loaded', passkeys: [passkey('phone')] } as const
    expect(after(opened, gone).open).toBeNull()
    const fresh = { type: 'loaded', passkeys: [passkey('laptop')] } as const
    expect(after(opened, fresh).open).toEqual(opened.row)
  })

  test('reverts only the refused name, not a later one', () => {
    const again = { type: 'renamed', id: 'laptop', name: 'Home' } as const
    expect(names(renamed, again, renameAnswered(false))).toEqual(['phone', 'Home', 'key'])
    expect(names(renamed, again, renameAnswered(true), renameAnswered(false, 'Home'))).toEqual([
      'phone',
      'Work',
      'key',
    ])
  })
})

describe('a change the service refused', () => {
  const asked = { type: 'opened', row: { id: 'laptop', kind: 'delete' } } as const
  const other = { type: 'opened', row: { id: 'phone', kind: 'rename' } } as const

  test('reopens the field with the refused name and the error', () => {
    const { open, failed } = after(opened, renamed, renameAnswered(false))
    expect(open).toEqual(opened.row)
    expect(failed).toEqual({ ...opened.row, name: 'Work' })
  })

  test('asks for confirmation of the deletion again, with the error', () => {
    const { open, failed } = after(asked, deleted, deletionAnswered(false))
    expect(open).toEqual(asked.row)
    expect(failed).toEqual(asked.row)
  })

  test('leaves another open row open, and still shows the error', () => {
    const { open, failed } = after(asked, deleted, other, deletionAnswered(false))
    expect(open).toEqual(other.row)
    expect(failed).toEqual(asked.row)
  })

  test.each([
    ['a row is opened', other],
    ['the row is closed', { type: 'closed' }],
    ['it is tried again', renamed],
    ['the passkey is gone', { type: 'loaded', passkeys: [passkey('phone')] }],
  ] as const)('is forgotten when %s', (_, event) => {
    expect(after(renamed, renameAnswered(false), event).failed).toBeNull()
  })

  test('shows no error for a name that was replaced by a later one', () => {
    const again = { type: 'renamed', id: 'laptop', name: 'Home' } as const
    expect(after(renamed, again, renameAnswered(false)).failed).toBeNull()
  })
})

describe('deleting a passkey', () => {
  test('is shown at once, and the confirmation closes', () => {
    const asked = { type: 'opened', row: { id: 'laptop', kind: 'delete' } } as const
    expect(names(asked)).toEqual(['phone', 'laptop', 'key'])
    expect(names(asked, deleted)).toEqual(['phone', 'key'])
    expect(after(asked, deleted).open).toBeNull()
  })

  test('is final once the service accepted it', () => {
    expect(names(deleted, deletionAnswered(true))).toEqual(['phone', 'key'])
  })

  test('is reverted in place when the service refused it', () => {
    expect(names(deleted, deletionAnswered(false))).toEqual(['phone', 'laptop', 'key'])
  })

  test('changes nothing when the confirmation was cancelled', () => {
    const asked = { type: 'opened', row: { id: 'laptop', kind: 'delete' } } as const
    expect(after(asked, { type: 'closed' })).toEqual(start)
  })

  test('is not undone by the refusal of another deletion', () => {
    const other = { type: 'deleted', id: 'phone' } as const
    expect(names(deleted, other, deletionAnswered(false))).toEqual(['laptop', 'key'])
  })
})
