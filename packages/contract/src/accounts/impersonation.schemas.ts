import { Type } from 'typebox'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { entry } from '../foundation/errors/specified-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import { AuthReplySchema, abuseDefenceFields } from '../objects/objects.schemas.ts'

/** Errors of these operations only. */
export const errors = {
  unable_to_auth_impersonation_token: entry(
    401,
    'The impersonation token is invalid, expired or already used.',
  ),
  user_impersonation_not_allowed: entry(403, 'This user cannot be impersonated.'),
  invalid_impersonation_reason: entry(400, 'Give the reason in `reason`: 1 to 500 characters.'),
} as const

/** The impersonation operation (protocol facts, section 2.12). */
export const page = {
  authenticate: {
    summary: 'Impersonate a user, with a token from the back end',
    errors: ['unable_to_auth_impersonation_token', 'user_blocked'],
    body: Type.Object({
      impersonation_token: Type.String({ maxLength: 1024, ...refusedAs('invalid_token') }),
      ...abuseDefenceFields,
    }),
    reply: AuthReplySchema,
  },
} satisfies Record<string, OperationDetails<keyof typeof errors>>

export type ImpersonationOperations = StaticOperations<typeof page>
