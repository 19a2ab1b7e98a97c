import { consoleErrorTypes } from './console-error.ts'
import type { ConsoleOperation } from './console-operation.ts'
import { consoleOperations } from './console-operations.ts'
import { keyHeader } from './find-operator.ts'
import { pageHeader } from './verify-console-page.ts'

/** What each need means to the caller. */
const needs: Readonly<Record<ConsoleOperation['needs'], string>> = {
  nothing: 'Needs no session.',
  operator: 'Needs the session of an operator, or a key.',
  act: 'Needs the session of an operator who may act and proved a passkey in the last 15 minutes, or a key that may act.',
}
const inPerson: Readonly<Record<ConsoleOperation['needs'], string>> = {
  nothing: needs.nothing,
  operator: 'Needs the session of an operator.',
  act: 'Needs the session of an operator who may act and proved a passkey in the last 15 minutes.',
}

/** How a call proves who makes it. */
const securitySchemes = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key for scripts, which operators make in the console. Calls with one carry no other header.',
  },
  keyBehindProxy: {
    type: 'apiKey',
    in: 'header',
    name: keyHeader,
    description:
      'The same key, where a proxy takes the header Authorization for a password of its own.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-portico_operator',
    description: 'The session of an operator, who signed in with a passkey in a browser.',
  },
}

/** What a call that streams answers, and its media type. */
const answers = { events: 'Events until the page leaves', lines: 'A line for each' } as const
const mediaTypes = { events: 'text/event-stream', lines: 'application/x-ndjson' } as const

const errorSchema = {
  type: 'object',
  required: ['request_id', 'error_type', 'error_message'],
  properties: {
    request_id: { type: 'string' },
    error_type: {
      type: 'string',
      description: `${consoleErrorTypes.join(', ')}, or an error of the service’s own API`,
    },
    error_message: { type: 'string' },
    error_details: { type: 'object' },
  },
}

/** Describes the calls of the console as an OpenAPI document. */
export function createConsoleOpenApi(baseUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, operation] of Object.entries<ConsoleOperation>(consoleOperations)) {
    const path = operation.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(name, operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico, operators’ console',
      version: '1',
      description: `Every call with a session carries the header ${pageHeader} with the key of the page, which the page got with the session; documents for frames carry none.`,
    },
    servers: [{ url: `${baseUrl}/admin/v1` }],
    paths,
    components: { securitySchemes },
  }
}

function describe(name: string, operation: ConsoleOperation): object {
  const { path, body, query, reply, summary, streams, isFramed = false } = operation
  const { isPersonal = false } = operation
  const parameters = [
    // a frame sends no header of the page's own
    ...(isFramed
      ? []
      : [{ name: pageHeader, in: 'header', required: isPersonal, schema: { type: 'string' } }]),
    ...[...path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(query?.properties ?? {}).map(([parameter, schema]) => ({
      name: parameter,
      in: 'query',
      required: query?.required?.includes(parameter) ?? false,
      schema,
    })),
  ]
  const toContent = (schema: object, streamed: ConsoleOperation['streams'] = undefined) => ({
    [streamed ? mediaTypes[streamed] : 'application/json']: { schema },
  })
  return {
    operationId: name,
    summary,
    description: (isPersonal ? inPerson : needs)[operation.needs],
    security:
      operation.needs === 'nothing'
        ? []
        : [{ session: [] }, ...(isPersonal ? [] : [{ key: [] }, { keyBehindProxy: [] }])],
    parameters,
    ...(body && { requestBody: { required: true, content: toContent(body) } }),
    responses: {
      200: isFramed
        ? {
            description: 'A document for a sandboxed frame',
            content: { 'text/html': { schema: { type: 'string' } } },
          }
        : { description: streams ? answers[streams] : 'Done', content: toContent(reply, streams) },
      default: { description: 'Refused', content: toContent(errorSchema) },
    },
  }
}
