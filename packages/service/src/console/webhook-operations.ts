import { Type } from 'typebox'
import { defineConsoleOperations } from './console-operation.ts'

const strict = { additionalProperties: false } as const

/** RFC 3339 */
const Time = Type.String()
const TimeOrNull = Type.Union([Time, Type.Null()])
const TextOrNull = Type.Union([Type.String(), Type.Null()])
const Texts = Type.Array(Type.String())

const Endpoint = Type.Object({
  endpoint_id: Type.String(),
  /** Without the values of its query and without a password. */
  url: Type.String(),
  /** Null for all events. */
  events: Type.Union([Texts, Type.Null()]),
  allows_private: Type.Boolean(),
  /** How many secrets sign; two while one is changed. */
  secrets: Type.Integer(),
  /** The variable of its secret, and where the file names it; null where no file was read. */
  secret_variable: TextOrNull,
  place: TextOrNull,
})

/** The calls about endpoints to which events are sent. */
export const webhookOperations = defineConsoleOperations({
  listWebhooks: {
    method: 'GET',
    path: '/webhooks',
    needs: 'operator',
    summary: 'The endpoints of the configuration to which events are sent',
    reply: Type.Object({
      endpoints: Type.Array(Endpoint),
      /** The configuration file; null for none. */
      file: TextOrNull,
    }),
  },
  listDeliveries: {
    method: 'GET',
    path: '/webhooks/:endpoint_id/deliveries',
    needs: 'operator',
    summary: 'The last events that were sent to an endpoint, wait for it, or were given up',
    query: Type.Object(
      {
        state: Type.Union([
          Type.Literal('given_up'),
          Type.Literal('waiting'),
          Type.Literal('sent'),
        ]),
      },
      strict,
    ),
    reply: Type.Object({
      deliveries: Type.Array(
        Type.Object({
          message_id: Type.String(),
          event: Type.String(),
          tries: Type.Integer(),
          /** Why the last try failed; empty when none did. */
          reason: Type.String(),
          created_at: Time,
          /** When it was taken or given up; null while it waits. */
          ended_at: TimeOrNull,
          /** Null unless it waits. */
          next_try_at: TimeOrNull,
          can_resend: Type.Boolean(),
        }),
      ),
    }),
  },
  sendTestEvent: {
    method: 'POST',
    path: '/webhooks/:endpoint_id/test',
    needs: 'act',
    summary: 'Send the event `webhook.test`, which says nothing of any user, to an endpoint',
    body: Type.Object({}, strict),
    reply: Type.Object({ message_id: Type.String() }),
  },
})
