import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allSenders } from './all-senders.ts'

const root = join(import.meta.dirname, '../../../..')
const docs = join(root, 'docs/senders')
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name)

test('every folder is the sender of its name, and is registered', () => {
  expect(allSenders.map(({ id }) => id).sort()).toEqual(folders.sort())
})

test.each(folders)(
  'the sender "%s" has tests of its own, a stand-in and a page that explains it',
  (id) => {
    expect(readdirSync(join(import.meta.dirname, id)).join()).toContain('.test.ts')
    expect(existsSync(join(root, 'packages/testkit/src/senders', id, 'index.ts'))).toBe(true)
    expect(readFileSync(join(docs, `${id}.md`), 'utf8')).toContain(`type: '${id}'`)
  },
)
