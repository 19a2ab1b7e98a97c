import { Type } from 'typebox'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { type HostOperation, post } from '../foundation/operations/host-operation.ts'
import { HostAuthReplySchema } from '../objects/host-objects.schemas.ts'
import { CommonSchema } from '../objects/objects.schemas.ts'
import type { errors } from './impersonation.schemas.ts'

export { errors, page } from './impersonation.schemas.ts'

/** Impersonation for the host's back end. */
export const backEnd = {
  createToken: {
    ...post('/impersonation/token', 'Create a token with which staff impersonate a user'),
    errors: [
      'user_not_found',
      'user_impersonation_not_allowed',
      'invalid_email',
      'invalid_impersonation_reason',
    ],
    body: Type.Object({
      user_id: Type.String({ maxLength: 128 }),
      impersonator_id: Type.String({
        minLength: 1,
        maxLength: 128,
        description: "The member of the host's staff, as recorded in the session and the audit log",
      }),
      impersonator_email_address: Type.String({ maxLength: 1024 }),
      reason: Type.String({ description: '1 to 500 characters, for the audit log' }),
      expiration_minutes: Type.Optional(
        Type.Integer({
          description: 'Of the token: 1 to 60; default 5',
          ...refusedAs('invalid_expiration'),
        }),
      ),
    }),
    reply: Type.Object({
      ...CommonSchema.properties,
      user_id: Type.String(),
      impersonation_token: Type.String({
        description: 'A secret, valid once: its bearer impersonates the user',
      }),
      expires_at: Type.String({ format: 'date-time' }),
    }),
  },
  authenticate: {
    ...post('/impersonation/authenticate', 'Impersonate a user, with such a token'),
    errors: ['unable_to_auth_impersonation_token', 'user_blocked'],
    body: Type.Object({ impersonation_token: Type.String({ maxLength: 1024 }) }),
    reply: HostAuthReplySchema,
  },
} satisfies Record<string, HostOperation<keyof typeof errors>>
