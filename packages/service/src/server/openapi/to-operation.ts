import type { ErrorType, Operation } from '@portico/contract'
import { type ApiOperation, type ApiTable, errorCatalogue } from '@portico/contract/schemas'
import { Type } from 'typebox'
import { listErrors } from './documented-errors.ts'
import { toJsonSchema } from './to-json-schema.ts'

/** Converts an operation's path: `/v1/users/{user_id}`. */
export function toPath({ side }: Pick<ApiTable, 'side'>, { path }: Operation): string {
  const base = side === 'browser' ? '/sdk/v1' : '/v1'
  return base + path.replace(/:(\w+)/g, '{$1}')
}

/** Builds an OpenAPI operation object. */
export function toOperation(
  table: ApiTable,
  name: string,
  operation: ApiOperation,
): Record<string, unknown> {
  const { side, id } = table
  const parameters = [...toPathParameters(operation), ...toQueryParameters(operation)]
  return {
    operationId: `${side === 'browser' ? 'page' : 'host'}_${id.replaceAll('-', '_')}_${name}`,
    tags: [toTag(table)],
    summary: operation.summary,
    security: toSecurity(table),
    ...(parameters.length > 0 && { parameters }),
    ...(operation.body && {
      requestBody: { content: { 'application/json': { schema: toJsonSchema(operation.body) } } },
    }),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: toReplySchema(table, operation) } },
      },
      ...toErrorResponses(listErrors(table, operation)),
    },
  }
}

/** The tag of a table: `Pages: sessions`, `Back end: sessions`. */
export const toTag = ({ side, id }: Pick<ApiTable, 'side' | 'id'>): string =>
  `${side === 'browser' ? 'Pages' : 'Back end'}: ${id}`

function toSecurity({ side, isOpen }: ApiTable) {
  if (isOpen) return []
  return [{ [side === 'browser' ? 'publicToken' : 'projectSecret']: [] }]
}

/** Browsers get the reply in a `data` field, back ends get it bare. */
function toReplySchema({ side }: ApiTable, { reply }: ApiOperation): unknown {
  if (side === 'back-end') return toJsonSchema(reply)
  return { type: 'object', required: ['data'], properties: { data: toJsonSchema(reply) } }
}

function toPathParameters({ path }: Operation) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function toQueryParameters({ query }: ApiOperation) {
  if (!query || !Type.IsObject(query)) return []
  const required = new Set<string>(query.required ?? [])
  return Object.entries(query.properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: toJsonSchema(schema),
  }))
}

/** Builds one response for each status, with an example of every error type. */
function toErrorResponses(errors: readonly ErrorType[]): Record<string, unknown> {
  const statuses = [...new Set(errors.map((type) => errorCatalogue[type].status))].sort()
  return Object.fromEntries(
    statuses.map((status) => {
      const types = errors.filter((type) => errorCatalogue[type].status === status)
      const response = {
        description: types
          .map((type) => `\`${type}\`: ${errorCatalogue[type].message}`)
          .join('\n\n'),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Error' },
                { type: 'object', properties: { error_type: { enum: types } } },
              ],
            },
            examples: Object.fromEntries(
              types.map((type) => [type, { $ref: `#/components/examples/${type}` }]),
            ),
          },
        },
      }
      return [status, response]
    }),
  )
}
