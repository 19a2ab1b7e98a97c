/** The API reference in Markdown, from the same tables as the OpenAPI document. */
import {
  type ApiOperation,
  type ApiTable,
  apiTables,
  errorCatalogue,
} from '@portico/contract/schemas'
import { type TSchema, Type } from 'typebox'
import { toPath } from '../to-operation.ts'

const introduction = `# API

Generated from the contract by \`npm run reference\`; do not edit. The running service serves the same as OpenAPI 3.1 at
\`/openapi.json\`.

| caller | path prefix | authorization | response |
|---|---|---|---|
| pages | \`/sdk/v1\` | Basic, public token and session token (the public token twice when there is none) | in \`data\` |
| a host's back end | \`/v1\` | Basic, project id and secret; refused to browsers | at the top level |

Every response has \`request_id\` and \`status_code\`, which the tables below omit. An error is never wrapped: \`status_code\`,
\`request_id\`, \`error_type\`, \`error_message\`, \`error_url\`, and sometimes \`error_details\`. Any call can return
\`bad_request\`, \`invalid_authorization_header\`, \`too_many_requests\` (with \`Retry-After\`), \`internal_server_error\` or
\`server_unavailable\`.

Lists are paginated: send the \`next_cursor\` of one page as the \`cursor\` of the next, until it is null. Wherever a back end sends a
\`user_id\`, an \`external_id\` is accepted too.
`

const titles = { browser: 'Pages', 'back-end': 'Back end' } as const

/** Renders the page. */
export function toReferencePage(): string {
  const sides = (['browser', 'back-end'] as const).map((side) => {
    const tables = apiTables.filter((table) => table.side === side)
    return `## ${titles[side]}\n\n${tables.map(toSection).join('\n')}`
  })
  return [introduction, ...sides, toErrorTable()].join('\n')
}

function toSection(table: ApiTable): string {
  const operations = Object.values(table.operations).map((operation) => {
    const path = `${operation.method} ${toPath(table, operation)}`
    return [
      `#### \`${path}\`\n\n${operation.summary}.\n`,
      toFields('query', operation.query),
      toFields('body', operation.body),
      toReply(operation),
      toErrors(operation.errors),
    ]
      .filter(Boolean)
      .join('\n')
  })
  return `### ${table.id}\n\n${operations.join('\n')}`
}

function toFields(title: string, schema: TSchema | undefined): string {
  if (!schema) return ''
  // The only body that is an array is that of the event log.
  if (!Type.IsObject(schema)) return `${title}: ${toTypeName(schema)}\n`
  const required = new Set<string>(schema.required ?? [])
  const rows = Object.entries(schema.properties).map(
    ([name, field]) =>
      `| \`${name}\`${required.has(name) ? '' : '?'} | ${toTypeName(field)} | ${toDescription(field)} |`,
  )
  if (rows.length === 0) return ''
  return [`| ${title} | type | |`, '|---|---|---|', ...rows, ''].join('\n')
}

function toReply({ reply }: ApiOperation): string {
  if (!Type.IsObject(reply)) return ''
  const own = Object.entries(reply.properties).filter(
    ([name]) => name !== 'request_id' && name !== 'status_code',
  )
  if (own.length === 0) return ''
  return toFields('response', Type.Object(Object.fromEntries(own)))
}

function toErrors(errors: readonly string[]): string {
  return errors.length === 0 ? '' : `Errors: ${errors.map((type) => `\`${type}\``).join(', ')}\n`
}

function toTypeName(schema: TSchema): string {
  if (Type.IsUnion(schema)) return schema.anyOf.map(toTypeName).join(' or ')
  if (Type.IsLiteral(schema)) return `\`${JSON.stringify(schema.const)}\``
  if (Type.IsArray(schema)) return `list of ${toTypeName(schema.items)}`
  if (Type.IsInteger(schema)) return 'integer'
  if (Type.IsBoolean(schema)) return 'boolean'
  if (Type.IsString(schema)) return 'string'
  if (Type.IsNull(schema)) return 'null'
  if (Type.IsObject(schema)) return toObjectName(schema.properties)
  return Type.IsRecord(schema) ? 'object' : 'any'
}

/** Names user and session; lists the fields of smaller objects. */
function toObjectName(properties: Readonly<Record<string, TSchema>>): string {
  if ('untrusted_metadata' in properties) return 'user'
  if ('authentication_factors' in properties) return 'session'
  return `{ ${Object.entries(properties)
    .map(([name, field]) => `${name}${Type.IsOptional(field) ? '?' : ''}`)
    .join(', ')} }`
}

function toDescription(schema: TSchema): string {
  const { description } = schema as { description?: unknown } // JSON Schema allows it on every kind
  return typeof description === 'string' ? description.replaceAll('|', '\\|') : ''
}

function toErrorTable(): string {
  const rows = Object.entries(errorCatalogue)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([type, { status, message }]) => `| \`${type}\` | ${status} | ${message} |`)
  return ['## Errors', '', '| error_type | status | message |', '|---|---|---|', ...rows, ''].join(
    '\n',
  )
}
