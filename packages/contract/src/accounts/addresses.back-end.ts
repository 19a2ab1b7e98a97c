import { Type } from 'typebox'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { get, post } from '../foundation/operations/host-operation.ts'
import * as host from '../objects/host-objects.schemas.ts'
import { CommonSchema, Email, EmailSchema, Locale } from '../objects/objects.schemas.ts'

const common = CommonSchema.properties

const RemovedEmailSchema = Type.Object({
  email_id: Type.String(),
  email: Type.String(),
  removed_at: Type.String({ format: 'date-time', description: 'RFC 3339, UTC' }),
  kept_until: Type.String({
    format: 'date-time',
    description: 'Until then a sign-in by its mailbox gives it back to the user',
  }),
})

/** The operations by which a host changes the addresses of a user. Their deletion is an operation of factors. */
export const addresses = {
  listEmails: {
    ...get('/users/:user_id/emails', 'List the addresses of a user, the primary one first'),
    errors: ['user_not_found'],
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      emails: Type.Array(EmailSchema),
      removed_emails: Type.Array(RemovedEmailSchema, {
        description: 'Those that the user removed a few days ago',
      }),
    }),
  },
  addEmail: {
    ...post('/users/:user_id/emails', 'Add an address to a user, at once or by a code'),
    errors: ['user_not_found', 'user_blocked', 'duplicate_email'],
    body: Type.Object({
      email: Email,
      locale: Locale,
      is_proved: Type.Optional(
        Type.Boolean({
          description:
            'Whether you have proved that the user reads the address; else a code is mailed to it',
        }),
      ),
    }),
    reply: Type.Object({
      ...host.HostUserReplySchema.properties,
      email_id: Type.String({ description: 'Empty when a code was mailed' }),
      method_id: Type.String({
        description: 'Of the code that was mailed; empty when the address was added at once',
      }),
    }),
  },
  proveEmail: {
    ...post('/users/:user_id/emails/prove', 'Add the address to which the code was mailed'),
    errors: [
      'user_not_found',
      'user_blocked',
      'otp_code_not_found',
      'user_lock_limit_reached',
      'email_belongs_to_another_account',
    ],
    body: Type.Object({
      method_id: Type.String({ maxLength: 128, ...refusedAs('invalid_method_id') }),
      code: Type.String({
        maxLength: 64,
        description: 'The six digits',
        ...refusedAs('invalid_code'),
      }),
    }),
    reply: Type.Object({ ...host.HostUserReplySchema.properties, email_id: Type.String() }),
  },
  makeEmailPrimary: {
    ...post('/users/emails/:id/make_primary', 'Make an address the primary one of its user'),
    errors: ['email_not_found', 'email_not_verified', 'user_blocked'],
    reply: host.HostUserReplySchema,
  },
} as const
