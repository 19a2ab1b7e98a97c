import { Type } from 'typebox'
import * as limits from '../foundation/limits/limits.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'

/** The client's description of itself, which every call sends as base64 of this JSON in `X-SDK-Client`. */
export const TelemetrySchema = Type.Object({
  event_id: Type.Optional(Type.String({ maxLength: 128 })),
  app_session_id: Type.Optional(Type.String({ maxLength: 128 })),
  persistent_id: Type.Optional(Type.String({ maxLength: 128 })),
  client_sent_at: Type.Optional(Type.String({ maxLength: 64 })),
  timezone: Type.Optional(Type.String({ maxLength: 64 })),
  stytch_user_id: Type.Optional(Type.String({ maxLength: 128 })),
  stytch_session_id: Type.Optional(Type.String({ maxLength: 128 })),
  app: Type.Optional(Type.Object({ identifier: Type.String({ maxLength: 255 }) })),
  sdk: Type.Optional(
    Type.Object({
      identifier: Type.String({ maxLength: 128 }),
      version: Type.String({ maxLength: 128 }),
    }),
  ),
})

/** An entry of the client's event log (protocol facts, section 2.3). */
export const EventEntrySchema = Type.Object({
  telemetry: TelemetrySchema,
  event: Type.Object({
    public_token: Type.String({ maxLength: 128 }),
    event_name: Type.String({ maxLength: 128 }),
    details: Type.Optional(Type.Unknown()),
    error_code: Type.Optional(Type.String({ maxLength: 128 })),
    error_description: Type.Optional(Type.String({ maxLength: 1024 })),
    http_status_code: Type.Optional(Type.Integer()),
  }),
})

export const page = {
  log: {
    summary: 'Send entries of the event log',
    body: Type.Array(EventEntrySchema, { maxItems: limits.eventsPerRequest }),
    reply: Type.Object({ request_id: Type.String(), status_code: Type.Integer() }),
  },
} satisfies Record<string, OperationDetails>

/** These calls name their project without an Authorization header. */
export const isOpen = true

export type EventsOperations = StaticOperations<typeof page>
