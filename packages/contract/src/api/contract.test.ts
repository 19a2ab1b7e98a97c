import { specifiedErrorMessages } from '@portico/testkit/specification'
import { describe, expect, test } from 'vitest'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import type { OperationDetails } from '../foundation/operations/operation-details.ts'
import { limits, specifiedErrors, unrecoverableErrorTypes } from '../index.ts'
import * as methods from '../methods/index.schemas.ts'
import { apiTables, errorCatalogue } from '../schemas.ts'
import * as partSchemas from './parts.schemas.ts'
import * as parts from './parts.ts'

const ofParts = { ...partSchemas }
const pages = [
  ...Object.entries(methods).map(([name, { operations, page }]) => ({ name, operations, page })),
  ...Object.entries(parts).map(([name, operations]) => ({
    name,
    operations,
    page: { page: {}, ...ofParts[name as keyof typeof ofParts] }.page, // both registries have the same keys
  })),
]

describe('operation table', () => {
  test.each(pages)(
    '$name: every operation has schemas, and every schema has an operation',
    ({ operations, page }) => {
      expect(Object.keys(operations).sort()).toEqual(Object.keys(page).sort())
    },
  )

  test.each(['browser', 'back-end'])('%s: no two operations share a method and a path', (side) => {
    const places = apiTables
      .filter((table) => table.side === side)
      .flatMap(({ operations }) =>
        Object.values(operations).map(({ method, path }) => `${method} ${path}`),
      )
    expect(places).not.toHaveLength(0)
    expect(new Set(places).size).toBe(places.length)
  })

  test.each(apiTables)(
    '$side: $id: only operations other than GET take a body, and each error is named once',
    ({ operations }) => {
      for (const { method, path, body, errors } of Object.values(operations)) {
        if (method === 'GET') expect([path, body]).toEqual([path, undefined])
        expect(new Set(errors).size).toBe(errors.length)
      }
    },
  )

  test.each(apiTables)(
    '$side: $id: every field with its own error exists in the body or the query',
    ({ operations }) => {
      for (const { body, query, fieldErrors } of Object.values(operations)) {
        const fields = { ...Object(body).properties, ...Object(query).properties }
        for (const name of fieldErrors.keys()) expect(fields).toHaveProperty(name)
      }
    },
  )

  test('every error that an operation or one of its fields names is in the catalogue', () => {
    const named = apiTables.flatMap(({ operations }) =>
      Object.values(operations).flatMap(({ errors }) => errors),
    )
    expect(named).toContain('user_search_invalid_limit')
    for (const errorType of named) expect(errorCatalogue).toHaveProperty(errorType)
  })

  test('an error that is neither shared nor of the own subject does not compile', () => {
    // @ts-expect-error: there is no such error
    const unknown: OperationDetails['errors'] = ['no_such_error']
    // @ts-expect-error: the error belongs to passcodes
    const foreign: OperationDetails<'weak_password'>['errors'] = ['invalid_expiration_otp']
    const allowed: OperationDetails<'weak_password'>['errors'] = ['invalid_email', 'weak_password']
    // @ts-expect-error: the error belongs to passcodes, which the call does not say
    const field = refusedAs('invalid_expiration_otp')
    expect([unknown, foreign, allowed, field]).toHaveLength(4)
  })
})

describe('error catalogue', () => {
  test('has the specification’s types and sentences, word for word, and no others', () => {
    const sentences = Object.entries(specifiedErrors).map(([type, { message }]) => [type, message])
    expect(Object.fromEntries(sentences)).toEqual(specifiedErrorMessages)
    // The service uses the whole catalogue, so no further entry may replace one of these.
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

  test('an error that ends a session has status 401 or 404, which clients take as final', () => {
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
