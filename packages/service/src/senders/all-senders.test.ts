import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allMailSenders } from './all-mail-senders.ts'
import { allSenders } from './all-senders.ts'

const root = join(import.meta.dirname, '../../../..')
const docs = join(root, 'docs/senders')
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name)

test('every folder is the sender of its name, and is registered', () => {
  const ids = [...allSenders, ...allMailSenders].map(({ id }) => id)
  expect(ids.sort()).toEqual(folders.sort())
})

test.each(allSenders)(
  'the sender of texts "$id" has tests of its own, a stand-in and a page that explains it',
  ({ id }) => {
    expect(readdirSync(join(import.meta.dirname, id)).join()).toContain('.test.ts')
    expect(existsSync(join(root, 'packages/testkit/src/senders', id, 'index.ts'))).toBe(true)
    expect(readFileSync(join(docs, `${id}.md`), 'utf8')).toContain(`type: '${id}'`)
  },
)

test.each(allMailSenders)(
  'the mail sender "$id" has tests of its own and a page that explains its variables',
  ({ id, variables }) => {
    expect(readdirSync(join(import.meta.dirname, id)).join()).toContain('.test.ts')
    const page = readFileSync(join(docs, `${id}.md`), 'utf8')
    for (const name of variables) expect(page).toContain(name)
  },
)

test('no two mail senders have a variable of the same name', () => {
  const names = allMailSenders.flatMap(({ variables }) => variables)
  expect(names.length).toBe(new Set(names).size)
})
