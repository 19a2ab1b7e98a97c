import { Type } from 'typebox'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import { Timestamp } from '../foundation/timestamp.schemas.ts'
import {
  AuthReplySchema,
  abuseDefenceFields,
  CommonSchema,
  SessionMinutes,
} from '../objects/objects.schemas.ts'
import type { errors as recoveryErrors } from './recoveries.back-end.ts'
import type { errors as totpErrors } from './totps.schemas.ts'

type OwnErrors = keyof typeof totpErrors | keyof typeof recoveryErrors

const common = CommonSchema.properties

const intermediate_session_token = Type.String({
  maxLength: 128,
  description: 'From the `error_details` of the first step, which answered `insufficient_factors`',
})

const MaskedEmail = Type.String({ description: 'The address that got the code, masked' })

/** The operations between the two steps of a sign-in. */
export const page = {
  get: {
    summary: 'Read what a sign-in still needs, for a page that was loaded anew',
    errors: ['intermediate_session_not_found'],
    body: Type.Object({ intermediate_session_token }),
    reply: Type.Object({
      ...common,
      second_steps: Type.Array(Type.String(), {
        description: 'What completes the sign-in: `totp`, `passkey`, `recovery_code`, `email_otp`',
      }),
      enrolment: Type.Optional(
        Type.Array(Type.String(), {
          description: 'Of which the user, who has no second step, adds one: `passkey`, `totp`',
        }),
      ),
      put_off_until: Type.Optional(
        Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
          description:
            'Until then the user may put off the addition; `null` for an offer, absent when they may not',
        }),
      ),
      email: Type.Optional(MaskedEmail),
      way_back: Type.Optional(
        Type.Object(
          {
            days: Type.Integer({ description: 'How long it takes' }),
            first_step: Type.String({
              description:
                'The type of the proof with which the user then signs in alone: `password`',
            }),
            email: Type.Optional(
              Type.String({ description: 'The address that gets the code, masked' }),
            ),
            waits_until: Type.Optional(Timestamp),
          },
          {
            description:
              'How a user gets in who has lost every second step, where the project allows it: by the code in a mail, or by waiting, once it was started',
          },
        ),
      ),
      help_url: Type.Optional(
        Type.String({ description: 'Where the project gives help: its `brand.helpAddress`' }),
      ),
      expires_at: Type.String({ format: 'date-time' }),
    }),
  },
  putOff: {
    summary: 'Complete a sign-in whose user puts off adding a second step, where that is allowed',
    errors: ['intermediate_session_not_found', 'insufficient_factors', 'user_blocked'],
    body: Type.Object({
      intermediate_session_token,
      session_duration_minutes: SessionMinutes,
      unseen: Type.Optional(
        Type.Boolean({
          description: 'The page showed no offer, so that the next sign-in may make it',
        }),
      ),
    }),
    reply: AuthReplySchema,
  },
  sendEmail: {
    summary: 'Mail another code for a sign-in on a new device; the one before stops working',
    errors: ['intermediate_session_not_found'],
    body: Type.Object({ intermediate_session_token, ...abuseDefenceFields }),
    reply: Type.Object({ ...common, email: MaskedEmail }),
  },
  authenticateEmail: {
    summary: 'Complete a sign-in on a new device with the code in the mail',
    errors: [
      'intermediate_session_not_found',
      'otp_code_not_found',
      'user_lock_limit_reached',
      'user_blocked',
    ],
    body: Type.Object({
      intermediate_session_token,
      code: Type.String({ maxLength: 64, ...refusedAs('invalid_code') }),
      session_duration_minutes: SessionMinutes,
      ...abuseDefenceFields,
    }),
    reply: AuthReplySchema,
  },
  sendWayBack: {
    summary: 'Mail the code with which a user without their second step starts to wait',
    errors: ['intermediate_session_not_found', 'insufficient_factors'],
    body: Type.Object({ intermediate_session_token, ...abuseDefenceFields }),
    reply: Type.Object({ ...common, email: MaskedEmail }),
  },
  startWayBack: {
    summary:
      'Start the days after which the second step is removed, unless an objection stops it; every address and number is told',
    errors: [
      'intermediate_session_not_found',
      'insufficient_factors',
      'otp_code_not_found',
      'user_lock_limit_reached',
    ],
    body: Type.Object({
      intermediate_session_token,
      code: Type.String({ maxLength: 64, ...refusedAs('invalid_code') }),
      ...abuseDefenceFields,
    }),
    reply: Type.Object({ ...common, waits_until: Timestamp }),
  },
  stopWayBack: {
    summary: 'Stop the removal of the second step',
    errors: ['intermediate_session_not_found', 'recovery_not_found'],
    body: Type.Object({ intermediate_session_token }),
    reply: CommonSchema,
  },
} satisfies Record<string, OperationDetails<OwnErrors>>

export type SecondStepsOperations = StaticOperations<typeof page>
