import { specifiedTags, standaloneExports } from '@portico/testkit/specification'
import { expect, test } from 'vitest'
import * as tags from './elements/tags.ts'
import * as standalone from './standalone.ts'

test('`portico.js` exports these names, and no others', () => {
  expect(Object.keys(standalone).sort()).toEqual([...standaloneExports].sort())
})

test('the custom elements have the names that host pages style and query', () => {
  expect(
    Object.values(tags)
      .map(({ tag }) => tag)
      .sort(),
  ).toEqual([...specifiedTags].sort())
})
