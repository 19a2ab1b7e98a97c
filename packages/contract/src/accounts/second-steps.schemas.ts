import { Type } from 'typebox'
import type { credentialErrors } from '../declarations/all-credentials.schemas.ts'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { del, type HostOperation } from '../foundation/operations/host-operation.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import { Timestamp } from '../foundation/timestamp.schemas.ts'
import { HostUserReplySchema } from '../objects/host-objects.schemas.ts'
import {
  AuthReplySchema,
  abuseDefenceFields,
  CommonSchema,
  ownOnly,
  SessionMinutes,
  UserSchema,
} from '../objects/objects.schemas.ts'
import type { errors as recoveryErrors } from './recoveries.back-end.ts'
import type { errors as totpErrors } from './totps.schemas.ts'

type OwnErrors =
  | keyof typeof totpErrors
  | keyof typeof recoveryErrors
  | keyof typeof credentialErrors

const common = CommonSchema.properties

const intermediate_session_token = Type.String({
  maxLength: 128,
  description: 'From the `error_details` of the first step, which answered `insufficient_factors`',
})

const MaskedNumber = Type.String({ description: 'The number that gets the code, masked' })
const code = Type.String({ maxLength: 64, ...refusedAs('invalid_code') })

/** The answer to a change of the signed-in user. */
const changed = Type.Object({ ...common, user_id: Type.String(), __user: UserSchema })

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
        description:
          'What completes the sign-in: `totp`, `passkey`, `recovery_code`, `sms`, `email_otp`',
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
      phone_number: Type.Optional(MaskedNumber),
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
      code,
      session_duration_minutes: SessionMinutes,
      ...abuseDefenceFields,
    }),
    reply: AuthReplySchema,
  },
  sendSms: {
    summary:
      'Send the code of a second step by text message, once the user has chosen it; the one before stops working',
    errors: [
      'intermediate_session_not_found',
      'insufficient_factors',
      'sender_not_configured',
      'invalid_phone_number_country_code',
      'unsubscribed_phone_number',
    ],
    body: Type.Object({ intermediate_session_token, ...abuseDefenceFields }),
    reply: Type.Object({ ...common, phone_number: MaskedNumber }),
  },
  authenticateSms: {
    summary: 'Complete a sign-in with the code in the text message',
    errors: [
      'intermediate_session_not_found',
      'otp_code_not_found',
      'user_lock_limit_reached',
      'user_blocked',
    ],
    body: Type.Object({
      intermediate_session_token,
      code,
      session_duration_minutes: SessionMinutes,
      remember_device: Type.Optional(
        Type.Boolean({
          description: 'Later sign-ins of this user on this device need no second step',
        }),
      ),
      ...abuseDefenceFields,
    }),
    reply: AuthReplySchema,
  },
  addSms: {
    summary:
      'Make a number of the signed-in user a second step beside a stronger one; the session has just proved both',
    errors: [
      ...ownOnly,
      'phone_number_not_found',
      'second_step_not_allowed',
      'insufficient_factors',
    ],
    body: Type.Object({ phone_id: Type.String({ maxLength: 128 }) }),
    reply: changed,
  },
  removeSms: {
    summary: 'Ask the signed-in user for no code by text message any more',
    errors: [...ownOnly, 'phone_number_not_found', 'insufficient_factors'],
    reply: changed,
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
      code,
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

/** The operation of a host. */
export const backEnd = {
  removeSms: {
    ...del('/users/:user_id/second_steps/sms', 'Ask a user for no code by text message any more'),
    errors: ['user_not_found', 'phone_number_not_found'],
    reply: HostUserReplySchema,
  },
} satisfies Record<string, HostOperation<keyof typeof credentialErrors>>

export type SecondStepsOperations = StaticOperations<typeof page>
