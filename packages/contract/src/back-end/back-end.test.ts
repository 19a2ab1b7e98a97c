import { describe, expect, test } from 'vitest'
import { backEndSchemas } from './index.schemas.ts'
import { backEnd } from './index.ts'

const tables = Object.entries(backEnd).map(([id, table]) => ({
  id,
  table,
  schemas: backEndSchemas[id as keyof typeof backEndSchemas], // the two share their keys
}))

describe("the table of the host's back end", () => {
  test('both registries have the same words', () => {
    expect(Object.keys(backEnd)).toEqual(Object.keys(backEndSchemas))
  })

  test.each(tables)('$id: every operation has schemas, and no schema is left over', (side) => {
    expect(Object.keys(side.table).sort()).toEqual(Object.keys(side.schemas).sort())
  })

  test('no two operations share a method and a path', () => {
    const places = tables.flatMap(({ table }) =>
      Object.values(table).map(({ method, path }) => `${method} ${path}`),
    )
    expect(new Set(places).size).toBe(places.length)
  })

  test('only operations that are not GET take a body, and each error is named once', () => {
    for (const { table, schemas } of tables)
      for (const [name, operation] of Object.entries(table)) {
        const own = Object.entries(schemas).find(([key]) => key === name)?.[1]
        if (operation.method === 'GET') expect(own).not.toHaveProperty('body')
        expect(new Set(operation.errors).size).toBe(operation.errors.length)
      }
  })
})
