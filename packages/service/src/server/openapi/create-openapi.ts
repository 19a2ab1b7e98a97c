/**
 * Builds the OpenAPI 3.1 document from the contract's tables, schemas and error catalogue. It adds no facts of its own.
 */
import { apiTables, errorCatalogue } from '@portico/contract/schemas'
import { furtherPaths } from './further-paths.ts'
import { namedSchemas, toDefinition } from './to-json-schema.ts'
import { toOperation, toPath, toTag } from './to-operation.ts'

/** An OpenAPI document. */
export interface OpenApi {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly [field: string]: unknown
}

/**
 * Builds the document.
 *
 * @param baseUrl the service's address
 */
export function createOpenApi(baseUrl: string): OpenApi {
  const paths = new Map<string, Record<string, unknown>>(Object.entries(furtherPaths))
  for (const table of apiTables)
    for (const [name, operation] of Object.entries(table.operations)) {
      const path = toPath(table, operation)
      paths.set(path, {
        ...paths.get(path),
        [operation.method.toLowerCase()]: toOperation(table, name, operation),
      })
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico',
      version: '1',
      description:
        'Pages call `/sdk/v1` and find the response in `data`; a host’s back end calls `/v1` and finds it at the top level. Errors are never wrapped.',
    },
    servers: [{ url: baseUrl }],
    tags: apiTables.map((table) => ({ name: toTag(table) })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        publicToken: {
          type: 'http',
          scheme: 'basic',
          description:
            'User: the public token. Password: the session token, or the public token again when there is no session.',
        },
        projectSecret: {
          type: 'http',
          scheme: 'basic',
          description:
            'User: the project id. Password: the project’s secret. Only for servers: a browser is refused.',
        },
      },
      schemas: Object.fromEntries(
        Object.entries(namedSchemas).map(([name, schema]) => [name, toDefinition(schema)]),
      ),
      examples: Object.fromEntries(
        Object.entries(errorCatalogue).map(([errorType, { status, message }]) => [
          errorType,
          {
            summary: message,
            value: {
              status_code: status,
              request_id: 'request-id-00000000-0000-4000-8000-000000000000',
              error_type: errorType,
              error_message: message,
              error_url: `${baseUrl}/v1/public/errors/${errorType}`,
            },
          },
        ]),
      ),
    },
  }
}
