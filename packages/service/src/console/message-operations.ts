import { Type } from 'typebox'
import { defineConsoleOperations } from './console-operation.ts'

const strict = { additionalProperties: false } as const

/** RFC 3339 */
const Time = Type.String()
const TimeOrNull = Type.Union([Time, Type.Null()])
const TextOrNull = Type.Union([Type.String(), Type.Null()])
const Reply = Type.Object({})

/** The reason of an act on a user. */
const Why = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' })

/** An address or number of the user. */
const Address = Type.String({ minLength: 1, maxLength: 320 })

/** What became of a message. */
export const OutboxStates = Type.Union([
  Type.Literal('given_up'),
  Type.Literal('waiting'),
  Type.Literal('sent'),
])

const stop = Type.Object({ address: Address, why: Why }, strict)

/** The calls about messages to users and servers. */
export const messageOperations = defineConsoleOperations({
  listOutbox: {
    method: 'GET',
    path: '/messages',
    needs: 'operator',
    summary: 'Messages of the last seven days that were given up, wait, or were sent',
    query: Type.Object(
      {
        state: OutboxStates,
        cursor: Type.Optional(Type.String({ maxLength: 512 })),
      },
      strict,
    ),
    reply: Type.Object({
      messages: Type.Array(
        Type.Object({
          message_id: Type.String(),
          channel: Type.String(),
          /** An address, or the id of a webhook endpoint or client app. */
          to: Type.String(),
          template: Type.String(),
          /** Why the last try failed; empty when none did. */
          reason: Type.String(),
          tries: Type.Integer(),
          created_at: Time,
          ended_at: TimeOrNull,
          /** True while it can be sent again: an expired message has lost its content. */
          can_resend: Type.Boolean(),
          /** The user to whom the address belongs; null for a server, and for an address that no user has. */
          user_id: TextOrNull,
          /** True if an operator stopped messages to the address. */
          is_stopped: Type.Boolean(),
        }),
      ),
      next_cursor: TextOrNull,
    }),
  },
  resendMessage: {
    method: 'POST',
    path: '/messages/:message_id/resend',
    needs: 'act',
    summary: 'Let a message that was given up wait for its channel again',
    body: Type.Object({}, strict),
    reply: Reply,
  },
  stopMessages: {
    method: 'POST',
    path: '/users/:user_id/messages/stop',
    needs: 'act',
    summary:
      'Send no more messages to one address or number of a user; those that wait are given up',
    body: stop,
    reply: Reply,
  },
  allowMessages: {
    method: 'POST',
    path: '/users/:user_id/messages/allow',
    needs: 'act',
    summary: 'Send messages to an address or number of a user again',
    body: stop,
    reply: Reply,
  },
})
