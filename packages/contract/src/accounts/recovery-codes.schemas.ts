import { Type } from 'typebox'
import { entries } from '../foundation/errors/entries.ts'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import {
  AuthReplySchema,
  abuseDefenceFields,
  CommonSchema,
  Email,
  ownOnly,
  PhoneNumber,
  SessionMinutes,
} from '../objects/objects.schemas.ts'
import type { errors as totpErrors } from './totps.schemas.ts'

/** Errors of these operations only. */
export const errors = {
  ...entries(400, {
    invalid_recovery_identifier: 'Send either the email or the phone_number of the user.',
  }),
} as const

type OwnErrors = keyof typeof errors | keyof typeof totpErrors

const common = CommonSchema.properties
const CodesLeft = Type.Integer({ description: 'How many codes were not used yet' })

/** The operations of recovery codes. */
export const page = {
  create: {
    summary: 'Make ten recovery codes; those that the user had before stop working',
    errors: [...ownOnly, 'insufficient_factors'],
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      recovery_codes: Type.Array(Type.String()),
    }),
  },
  count: {
    summary: 'Count the recovery codes that were not used yet',
    errors: ownOnly,
    reply: Type.Object({
      ...common,
      user_id: Type.String(),
      codes_left: CodesLeft,
      has_made_codes: Type.Boolean({
        description: 'Whether the user has ever made codes: with none left, all of them are used',
      }),
    }),
  },
  authenticate: {
    summary: 'Sign in with a recovery code, if no second factor protects the account',
    errors: [
      'unable_to_authenticate_recovery_code',
      'user_lock_limit_reached',
      'invalid_recovery_identifier',
      'user_blocked',
    ],
    body: Type.Object({
      email: Type.Optional(Email),
      phone_number: Type.Optional(PhoneNumber),
      recovery_code: Type.String({
        maxLength: 64,
        ...refusedAs<keyof typeof totpErrors>('invalid_recovery_code'),
      }),
      session_duration_minutes: SessionMinutes,
      ...abuseDefenceFields,
    }),
    reply: Type.Object({ ...AuthReplySchema.properties, codes_left: CodesLeft }),
  },
} satisfies Record<string, OperationDetails<OwnErrors>>

export type RecoveryCodesOperations = StaticOperations<typeof page>
