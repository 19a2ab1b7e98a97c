import { Type } from 'typebox'
import { credential } from '../declarations/otp/credential.schemas.ts'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { entry } from '../foundation/errors/specified-errors.ts'
import type {
  OperationDetails,
  StaticOperations,
} from '../foundation/operations/operation-details.ts'
import {
  AuthReplyWithMethodSchema,
  abuseDefenceFields,
  Email,
  Locale,
  PhoneNumber,
  SessionMinutes,
} from '../objects/objects.schemas.ts'

/** Errors of this method only. */
export const errors = {
  ...credential.removal.missing,
  invalid_expiration_otp: entry(400, 'The passcode expiration is out of range: 1 to 10 minutes.'),
  sms_template_not_found: entry(404, 'The project has no text message template with this id.'),
} as const

const send = {
  errors: ['inactive_email', 'email_not_found', 'email_template_not_found'],
  body: Type.Object({
    email: Email,
    expiration_minutes: Type.Optional(
      Type.Integer(refusedAs<keyof typeof errors>('invalid_expiration_otp')),
    ),
    login_template_id: Type.Optional(Type.String({ maxLength: 128 })),
    signup_template_id: Type.Optional(Type.String({ maxLength: 128 })),
    locale: Locale,
    ...abuseDefenceFields,
  }),
  reply: Type.Object({
    request_id: Type.String(),
    status_code: Type.Integer(),
    method_id: Type.String({ description: 'New and random for every send' }),
  }),
} as const

/** The errors of a send to a phone. */
export const phoneErrors = [
  'sender_not_configured',
  'invalid_phone_number_country_code',
  'unsubscribed_phone_number',
  'sms_template_not_found',
] as const

const textFields = {
  phone_number: PhoneNumber,
  expiration_minutes: send.body.properties.expiration_minutes,
  login_template_id: send.body.properties.login_template_id,
  signup_template_id: send.body.properties.signup_template_id,
  locale: Locale,
  ...abuseDefenceFields,
}

const sendWhatsApp = {
  errors: [...phoneErrors, 'phone_number_not_found'],
  body: Type.Object(textFields),
  reply: send.reply,
} as const

/** A code also adds a number to the signed-in user, which may require further factors. */
const addingErrors = [...sendWhatsApp.errors, 'insufficient_factors'] as const

const sendSms = {
  ...sendWhatsApp,
  body: Type.Object({
    ...textFields,
    enable_autofill: Type.Optional(
      Type.Boolean({
        description: 'Accepted for compatibility: every text can be filled in by the browser',
      }),
    ),
    autofill_session_duration_minutes: SessionMinutes,
  }),
} as const

/** The passcode operations (protocol facts, section 2.5). */
export const page = {
  emailLoginOrCreate: {
    summary: 'Mail a passcode to an existing or new user',
    ...send,
    isSimple: true,
  },
  emailSendPrimary: { summary: 'Mail a passcode to an existing user', ...send },
  emailSendSecondary: {
    summary: 'Mail a passcode to an address of the signed-in user',
    ...send,
  },
  smsLoginOrCreate: {
    summary: 'Text a passcode to an existing or new user',
    ...sendSms,
    isSimple: true,
  },
  smsSendPrimary: { summary: 'Text a passcode to an existing user', ...sendSms },
  smsSendSecondary: {
    summary: 'Text a passcode to a number of the signed-in user, or to one that it adds',
    ...sendSms,
    errors: addingErrors,
  },
  whatsappLoginOrCreate: {
    summary: 'Send a passcode by WhatsApp to an existing or new user',
    ...sendWhatsApp,
    isSimple: true,
  },
  whatsappSendPrimary: {
    summary: 'Send a passcode by WhatsApp to an existing user',
    ...sendWhatsApp,
  },
  whatsappSendSecondary: {
    summary:
      'Send a passcode by WhatsApp to a number of the signed-in user, or to one that it adds',
    ...sendWhatsApp,
    errors: addingErrors,
  },
  authenticate: {
    summary: 'Sign in with a passcode',
    errors: ['otp_code_not_found', 'user_lock_limit_reached', 'insufficient_factors'],
    body: Type.Object({
      token: Type.String({
        maxLength: 64,
        description: 'The six digits',
        ...refusedAs('invalid_code'),
      }),
      method_id: Type.String({ maxLength: 128, ...refusedAs('invalid_method_id') }),
      session_duration_minutes: SessionMinutes,
      ...abuseDefenceFields,
    }),
    reply: AuthReplyWithMethodSchema,
  },
} satisfies Record<string, OperationDetails<keyof typeof errors>>

export type OtpOperations = StaticOperations<typeof page>
