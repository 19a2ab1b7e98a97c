import { apiTables } from '@portico/contract/schemas'
import { expect, test } from 'vitest'
import { toAnswerSchema } from './register-operations.ts'
import {
  compileSerializer,
  compileValidator,
  createLazySerializer,
  createLazyValidator,
} from './schema-compilers.ts'

test('the schemas of every route can be compiled, and are the same ones for every service', () => {
  const operations = apiTables.flatMap((table) =>
    Object.values(table.operations).map((operation) => ({ ...operation, side: table.side })),
  )
  expect(operations.length).toBeGreaterThan(50)
  for (const { body, query, reply, side } of operations) {
    for (const schema of [body, query]) {
      if (schema) expect(compileValidator(schema)).toBeTypeOf('function')
    }
    const answer = toAnswerSchema(reply, side)
    expect(compileSerializer(answer)).toBeTypeOf('function')
    expect(toAnswerSchema(reply, side)).toBe(answer)
  }
})

test('a schema is compiled at its first use, once for all services', () => {
  const broken = { type: 'no such type' }
  const validate = createLazyValidator({ schema: broken })
  const serialize = createLazySerializer({ schema: { $ref: '#/nowhere' } })
  expect(() => validate({})).toThrow()
  expect(() => serialize({})).toThrow()

  const schema = { type: 'object', properties: { email: { type: 'string' } } }
  expect(compileValidator(schema)).toBe(compileValidator(schema))
  expect(compileSerializer(schema)).toBe(compileSerializer(schema))
})

test('an error of one call does not leak into the next', () => {
  const schema = { type: 'object', properties: { email: { type: 'string' } } }
  const validate = createLazyValidator({ schema })
  const other = createLazyValidator({ schema })
  expect(validate({ email: 7 })).toBe(false)
  expect(validate.errors).toMatchObject([{ instancePath: '/email', keyword: 'type' }])
  expect(other({ email: 'x@example.com' })).toBe(true)
  expect(other.errors).toBeNull()
})

test('values are not coerced, stripped or filled in', () => {
  const value = { age: '7', unread: true }
  const properties = { age: { type: 'number' }, name: { type: 'string', default: 'x' } }
  expect(createLazyValidator({ schema: { type: 'object', properties } })(value)).toBe(false)
  const strict = { type: 'object', properties: {}, additionalProperties: false }
  expect(createLazyValidator({ schema: strict })(value)).toBe(false)
  expect(value).toEqual({ age: '7', unread: true })
})
