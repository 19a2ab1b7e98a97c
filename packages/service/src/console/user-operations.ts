import { Type } from 'typebox'
import { defineConsoleOperations } from './console-operation.ts'
import { StepOfUser } from './user-change-operations.ts'

const strict = { additionalProperties: false } as const

/** RFC 3339 */
const Time = Type.String()
const TimeOrNull = Type.Union([Time, Type.Null()])

/** The reason of an act on a user, which stands in the audit log beside the operator’s name. */
const Why = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' })
const Reply = Type.Object({})

const Cursor = Type.Optional(Type.String({ maxLength: 512 }))
const Next = Type.Union([Type.String(), Type.Null()])

const State = Type.Union([
  Type.Literal('active'),
  Type.Literal('not_verified'),
  Type.Literal('blocked'),
  Type.Literal('leaving'),
])

const listed = {
  user_id: Type.String(),
  name: Type.String(),
  /** The e-mail address or number by which operators know the user; empty without one. */
  address: Type.String(),
  signs_in_with: Type.Array(Type.String()),
  state: State,
  leaves_at: TimeOrNull,
  created_at: Time,
  last_seen_at: TimeOrNull,
}

const Json = Type.Object({}, { additionalProperties: true })

const reason = Type.Object({ why: Why }, strict)

/** The calls about users. */
export const userOperations = defineConsoleOperations({
  // With a body, since what operators look for names people, and addresses of calls stand in logs.
  searchUsers: {
    method: 'POST',
    path: '/users/search',
    needs: 'operator',
    summary:
      'Users, newest first; with `q` those of whom an address, a number, a name or the beginning of an id contains it',
    body: Type.Object(
      {
        q: Type.Optional(Type.String({ minLength: 2, maxLength: 256 })),
        state: Type.Optional(Type.Union([Type.Literal('blocked'), Type.Literal('not_verified')])),
        cursor: Cursor,
      },
      strict,
    ),
    reply: Type.Object({
      users: Type.Array(Type.Object(listed)),
      next_cursor: Next,
      /** How many there are; null where only some were looked at. At most 3,000 of those who match. */
      total: Type.Union([Type.Integer(), Type.Null()]),
    }),
  },
  readUser: {
    method: 'GET',
    path: '/users/:user_id',
    needs: 'operator',
    summary: 'One user: addresses, factors, sessions and client apps',
    reply: Type.Object({
      ...listed,
      external_id: Type.Union([Type.String(), Type.Null()]),
      emails: Type.Array(
        Type.Object({
          email_id: Type.String(),
          email: Type.String(),
          is_verified: Type.Boolean(),
          is_primary: Type.Boolean(),
        }),
      ),
      factors: Type.Array(
        Type.Object({
          kind: Type.String(),
          id: Type.String(),
          title: Type.String(),
          text: Type.String(),
        }),
      ),
      sessions: Type.Array(
        Type.Object({
          session_id: Type.String(),
          started_at: Time,
          last_accessed_at: Time,
          expires_at: Time,
          browser: Type.String(),
          ip_address: Type.String(),
          methods: Type.Array(Type.String()),
        }),
      ),
      /** As stored; every user also has the role of everybody. */
      roles: Type.Array(Type.String()),
      /** The roles that the project's policy defines. */
      known_roles: Type.Array(Type.String()),
      trusted_metadata: Json,
      untrusted_metadata: Json,
      /** Which second step is asked of the user, as it was set for them. */
      second_step: StepOfUser,
      /** What the project asks of the user without that. */
      project_second_step: Type.Union([
        Type.Literal('off'),
        Type.Literal('optional'),
        Type.Literal('required'),
      ]),
      /** Those to which an operator stopped messages, in lower case. */
      stopped_addresses: Type.Array(Type.String()),
      apps: Type.Array(Type.Object({ client_id: Type.String(), name: Type.String() })),
    }),
  },
  readTimeline: {
    method: 'GET',
    path: '/users/:user_id/timeline',
    needs: 'operator',
    summary: 'What happened to a user, newest first, in words and with the reason',
    query: Type.Object({ cursor: Cursor }, strict),
    reply: Type.Object({
      entries: Type.Array(
        Type.Object({
          audit_id: Type.String(),
          at: Time,
          action: Type.String(),
          what: Type.String(),
          why: Type.String(),
          outcome: Type.Union([
            Type.Literal('done'),
            Type.Literal('refused'),
            Type.Literal('noted'),
          ]),
        }),
      ),
      next_cursor: Next,
    }),
  },
  listMessages: {
    method: 'GET',
    path: '/users/:user_id/messages',
    needs: 'operator',
    summary: 'The last messages to a user’s addresses, and what became of each',
    reply: Type.Object({
      messages: Type.Array(
        Type.Object({
          message_id: Type.String(),
          channel: Type.String(),
          to: Type.String(),
          template: Type.String(),
          state: Type.String(),
          reason: Type.String(),
          created_at: Time,
          ended_at: TimeOrNull,
        }),
      ),
    }),
  },
  blockUser: {
    method: 'POST',
    path: '/users/:user_id/block',
    needs: 'act',
    summary:
      'Block a user: every session ends, and nobody signs in to the account until it is unblocked',
    body: reason,
    reply: Reply,
  },
  unblockUser: {
    method: 'POST',
    path: '/users/:user_id/unblock',
    needs: 'act',
    summary: 'Let a blocked user sign in again',
    body: reason,
    reply: Reply,
  },
  endSession: {
    method: 'POST',
    path: '/users/:user_id/sessions/:session_id/end',
    needs: 'act',
    summary: 'End one session of a user',
    body: reason,
    reply: Reply,
  },
  endSessions: {
    method: 'POST',
    path: '/users/:user_id/sessions/end',
    needs: 'act',
    summary: 'End all sessions of a user, and the links and codes under way',
    body: reason,
    reply: Type.Object({ ended: Type.Integer() }),
  },
  sendLink: {
    method: 'POST',
    path: '/users/:user_id/send-link',
    needs: 'act',
    summary: 'Mail a user a link that signs them in, to the named address or the primary one',
    body: Type.Object(
      { email_id: Type.Optional(Type.String({ maxLength: 128 })), why: Why },
      strict,
    ),
    reply: Type.Object({ email: Type.String() }),
  },
  removeFactor: {
    method: 'POST',
    path: '/users/:user_id/factors/remove',
    needs: 'act',
    summary: 'Remove an address or another factor of a user, but not the last way in',
    body: Type.Object(
      { kind: Type.String({ maxLength: 64 }), id: Type.String({ maxLength: 128 }), why: Why },
      strict,
    ),
    reply: Reply,
  },
})
