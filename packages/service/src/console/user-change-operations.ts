import { Type } from 'typebox'
import { defineConsoleOperations } from './console-operation.ts'
import { deletionReasons } from './describe-words.ts'

const strict = { additionalProperties: false } as const

/** The reason of an act on a user. */
const Why = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' })
const Json = Type.Object({}, { additionalProperties: true })
const Values = Type.Record(Type.String(), Type.Unknown())
/** It outlives the user, so it is no text of the operator's own, which could name them. */
const DeletionReason = Type.Union(deletionReasons.map((one) => Type.Literal(one)))

/** What is asked of one user; `project` is what the project says. */
export const StepOfUser = Type.Union([
  Type.Literal('project'),
  Type.Literal('off'),
  Type.Literal('optional'),
  Type.Literal('required'),
])

const reason = Type.Object({ why: Why }, strict)

/** The calls that change what a user is, or take their data along. */
export const userChangeOperations = defineConsoleOperations({
  changeUser: {
    method: 'POST',
    path: '/users/:user_id/change',
    needs: 'act',
    summary:
      'Set the roles of a user, which second step is asked of them, and keys of their metadata that the host trusts; a key with null is removed',
    body: Type.Object(
      {
        roles: Type.Optional(Type.Array(Type.String({ maxLength: 128 }), { maxItems: 100 })),
        trusted_metadata: Type.Optional(Values),
        second_step: Type.Optional(StepOfUser),
        why: Why,
      },
      strict,
    ),
    reply: Type.Object({}),
  },
  startRecovery: {
    method: 'POST',
    path: '/users/:user_id/recoveries',
    needs: 'act',
    isPersonal: true,
    summary:
      'Start a recovery for a user who has lost every way in: after the waiting time a link goes to the new address',
    body: Type.Object({ email: Type.String({ maxLength: 320 }), why: Why }, strict),
    reply: Type.Object({ recovery_id: Type.String(), waits_until: Type.String() }),
  },
  impersonateUser: {
    method: 'POST',
    path: '/users/:user_id/impersonate',
    needs: 'act',
    isPersonal: true,
    summary: 'Get a token with which a page of the host signs the operator in as the user, once',
    body: reason,
    reply: Type.Object({ impersonation_token: Type.String(), expires_at: Type.String() }),
  },
  exportUser: {
    method: 'POST',
    path: '/users/:user_id/export',
    needs: 'act',
    summary: 'Everything that is kept about a user, without secrets and hashes',
    body: reason,
    reply: Type.Object({ export: Json }),
  },
  // Without a reason: it would outlive the user, whose reasons are erased.
  deleteUser: {
    method: 'POST',
    path: '/users/:user_id/delete',
    needs: 'act',
    summary:
      'Delete a user with all their rows, at once; the audit log keeps its entries, with one of these reasons',
    body: Type.Object({ reason: DeletionReason }, strict),
    reply: Type.Object({}),
  },
})
