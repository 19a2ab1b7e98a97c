import { Type } from 'typebox'
import { get, type HostOperation } from '../foundation/operations/host-operation.ts'
import { NextCursor, pageQuery } from '../objects/host-objects.schemas.ts'
import { CommonSchema } from '../objects/objects.schemas.ts'

const Time = Type.Optional(Type.String({ maxLength: 64, description: 'RFC 3339' }))
const OrNull = Type.Union([Type.String(), Type.Null()])

/** An entry of the audit log. */
export const AuditEntrySchema = Type.Object({
  audit_id: Type.String(),
  occurred_at: Type.String({ format: 'date-time' }),
  action: Type.String({ description: '`session.started`, `user.deleted`, …' }),
  actor: Type.Object({
    kind: Type.String({ description: '`person`, `impersonator`, `host`, `operator`, `service`' }),
    id: Type.String({ description: 'Empty for the host and the service' }),
  }),
  user_id: OrNull,
  session_id: OrNull,
  ip_address: Type.String(),
  user_agent: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown()),
})

/** The operations that read the audit log. */
export const backEnd = {
  list: {
    ...get('/audit', 'Read the audit log, newest first'),
    query: Type.Object({
      ...pageQuery,
      user_id: Type.Optional(Type.String({ maxLength: 128 })),
      action: Type.Optional(Type.String({ maxLength: 64 })),
      from: Time,
      before: Time,
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      entries: Type.Array(AuditEntrySchema),
      next_cursor: NextCursor,
    }),
  },
} satisfies Record<string, HostOperation>
