import { expect, test } from 'vitest'
import { inRoot } from '../root.mjs'
import { lists, writeList } from './lists.mjs'

test.each(lists)(
  '$file is up to date with the folders (npm run reference writes it)',
  async (list) => {
    await expect(writeList(list)).toMatchFileSnapshot(inRoot(list.file))
  },
)
