import { Type } from 'typebox'
import { defineConsoleOperations } from './console-operation.ts'

const strict = { additionalProperties: false } as const

const filters = {
  user_id: Type.Optional(Type.String({ maxLength: 128, pattern: '^user-[\\w-]+$' })),
  action: Type.Optional(Type.String({ pattern: '^[a-z_]{1,32}\\.[a-z_]{1,32}$' })),
  actor: Type.Optional(
    Type.Union([
      Type.Literal('person'),
      Type.Literal('impersonator'),
      Type.Literal('host'),
      Type.Literal('operator'),
      Type.Literal('service'),
    ]),
  ),
}

/** The calls about the audit log. */
export const auditOperations = defineConsoleOperations({
  listAudit: {
    method: 'GET',
    path: '/audit',
    needs: 'operator',
    summary:
      'The audit log, newest first, in words. A page by action or actor looks at three thousand entries; the next one looks further',
    query: Type.Object(
      { ...filters, cursor: Type.Optional(Type.String({ maxLength: 512 })) },
      strict,
    ),
    reply: Type.Object({
      entries: Type.Array(
        Type.Object({
          audit_id: Type.String(),
          at: Type.String(),
          action: Type.String(),
          /** Who did it, in words. */
          who: Type.String(),
          what: Type.String(),
          why: Type.String(),
          user_id: Type.Union([Type.String(), Type.Null()]),
          /** How operators know the user; empty for one who was deleted. */
          user: Type.String(),
        }),
      ),
      next_cursor: Type.Union([Type.String(), Type.Null()]),
      /** All actions that there are. */
      actions: Type.Array(Type.String()),
    }),
  },
  exportAudit: {
    method: 'POST',
    path: '/audit/export',
    needs: 'operator',
    summary: 'The audit log as JSON, one entry a line, newest first; the export itself is an entry',
    body: Type.Object(filters, strict),
    reply: Type.Object({}, { additionalProperties: true }),
    streams: 'lines',
  },
})
