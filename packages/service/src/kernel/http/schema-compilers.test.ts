import { apiTables } from '@portico/contract/schemas'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { toAnswerSchema } from './register-operations.ts'
import {
  ajvOptions,
  compileSerializer,
  compileValidator,
  createLazySerializer,
  createLazyValidator,
  lateCompilers,
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

test('a route of a host’s own is held to its schemas, headers in whatever case', async () => {
  const app = fastify({
    ajv: { customOptions: ajvOptions },
    schemaController: { compilersFactory: lateCompilers },
  })
  const number = { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] }
  app.post('/own', {
    schema: {
      body: number,
      headers: {
        type: 'object',
        properties: { 'X-Own': { type: 'string', minLength: 3 } },
        required: ['X-Own'],
      },
      response: { 200: number },
    },
    handler: async () => ({ n: 2, more: 'left out' }),
  })
  const ask = async (payload: object, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/own', payload, headers })
  const answer = await ask({ n: 1 }, { 'X-Own': 'abc' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { n: 2 }])
  expect((await ask({ n: '1' }, { 'X-Own': 'abc' })).statusCode).toBe(400)
  expect((await ask({ n: 1 }, { 'X-Own': 'ab' })).statusCode).toBe(400)
  expect((await ask({ n: 1 }, {})).statusCode).toBe(400)
  await app.close()
})
