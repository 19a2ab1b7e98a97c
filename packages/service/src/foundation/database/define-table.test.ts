import { expect, test } from 'vitest'
import * as column from './column.ts'
import { defineTable } from './define-table.ts'

const noteRows = defineTable('notes', ['noteId'], {
  noteId: column.text,
  tags: column.json<readonly string[]>(),
  removedAt: column.hidden(column.orNull(column.number)),
})

test('neither the rows nor the list of columns of a table show a hidden column', () => {
  const columns = { project_id: 'shop', note_id: 'one', tags: '["a"]', removed_at: 5 }
  expect(noteRows.toRow(columns)).toEqual({ projectId: 'shop', noteId: 'one', tags: ['a'] })
  expect(noteRows.columns).toEqual(['note_id', 'tags'])
})
