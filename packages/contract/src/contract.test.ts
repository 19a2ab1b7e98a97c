import { specifiedErrorMessages } from '@portico/testkit/specification'
import { describe, expect, test } from 'vitest'
import {
  bootstrap,
  captcha,
  errorCatalogue,
  events,
  impersonation,
  limits,
  methods,
  sessions,
  specifiedErrors,
  totps,
  unrecoverableErrorTypes,
  users,
} from './index.ts'
import {
  bootstrapSchemas,
  captchaSchemas,
  eventsSchemas,
  impersonationSchemas,
  methodSchemas,
  sessionsSchemas,
  totpsSchemas,
  usersSchemas,
} from './schemas.ts'

const tables = [
  ...Object.entries(methods).map(([id, table]) => ({
    id,
    table,
    schemas: methodSchemas[id as keyof typeof methodSchemas], // the registries share their keys
  })),
  { id: 'sessions', table: sessions, schemas: sessionsSchemas },
  { id: 'users', table: users, schemas: usersSchemas },
  { id: 'totps', table: totps, schemas: totpsSchemas },
  { id: 'impersonation', table: impersonation, schemas: impersonationSchemas },
  { id: 'captcha', table: captcha, schemas: captchaSchemas },
  { id: 'bootstrap', table: bootstrap, schemas: bootstrapSchemas },
  { id: 'events', table: events, schemas: eventsSchemas },
]

describe('operation table', () => {
  test.each(tables)('$id: every operation has schemas, and no schema is left over', (side) => {
    expect(Object.keys(side.table).sort()).toEqual(Object.keys(side.schemas ?? {}).sort())
  })

  test('no two operations share a method and a path', () => {
    const places = tables.flatMap(({ table }) =>
      Object.values(table).map((operation) => `${operation.method} ${operation.path}`),
    )
    expect(new Set(places).size).toBe(places.length)
  })

  test('only operations that are not GET take a body', () => {
    for (const { table, schemas } of tables)
      for (const [name, operation] of Object.entries(table))
        if (operation.method === 'GET')
          expect(Object.entries(schemas).find(([key]) => key === name)?.[1]).not.toHaveProperty(
            'body',
          )
  })

  test('every method has the same word in both registries', () => {
    expect(Object.keys(methods)).toEqual(Object.keys(methodSchemas))
  })
})

describe('error catalogue', () => {
  test("holds the specification's types and sentences, word for word, and no others", () => {
    const sentences = Object.entries(specifiedErrors).map(([type, { message }]) => [type, message])
    expect(Object.fromEntries(sentences)).toEqual(specifiedErrorMessages)
    // The service answers from the whole catalogue: nothing there may stand over these.
    expect(errorCatalogue).toMatchObject(specifiedErrors)
  })

  test('every entry has an error status and a sentence', () => {
    for (const [errorType, entry] of Object.entries(errorCatalogue)) {
      expect(errorType).toMatch(/^[a-z][a-z_0-9]+$/)
      expect(entry.status).toBeGreaterThanOrEqual(400)
      expect(entry.status).toBeLessThan(600)
      expect(entry.message).toMatch(/[.?]$/)
    }
  })

  test('what ends a session is answered with a status a client takes as final', () => {
    for (const errorType of unrecoverableErrorTypes)
      expect([401, 404]).toContain(errorCatalogue[errorType].status)
  })
})

describe('limits', () => {
  test('the defaults lie within their ranges', () => {
    for (const range of [limits.magicLink, limits.passcode, limits.session]) {
      expect(range.defaultMinutes).toBeGreaterThanOrEqual(range.minMinutes)
      expect(range.defaultMinutes).toBeLessThanOrEqual(range.maxMinutes)
    }
  })
})
