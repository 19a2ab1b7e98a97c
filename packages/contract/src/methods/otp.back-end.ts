import { Type } from 'typebox'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { type HostOperation, post } from '../foundation/operations/host-operation.ts'
import * as host from '../objects/host-objects.schemas.ts'
import { CommonSchema, PhoneNumber } from '../objects/objects.schemas.ts'

import { type errors, page, phoneErrors } from './otp.schemas.ts'

export { errors, page } from './otp.schemas.ts'
export { otp as operations } from './otp.ts'

const sendFields = {
  ...host.mailFields,
  expiration_minutes: page.emailLoginOrCreate.body.properties.expiration_minutes,
}

const sent = {
  ...CommonSchema.properties,
  user_id: Type.String(),
  email_id: Type.String({
    description: 'Valid as `method_id` for the newest code sent to the address',
  }),
  method_id: Type.String({ description: 'Of this particular send' }),
}

const textFields = {
  phone_number: PhoneNumber,
  expiration_minutes: sendFields.expiration_minutes,
  login_template_id: host.mailFields.login_template_id,
  signup_template_id: host.mailFields.signup_template_id,
  locale: host.mailFields.locale,
  ...host.attributesField,
}

const textErrors = [...phoneErrors, 'invalid_ip_address'] as const

const sentText = {
  ...CommonSchema.properties,
  user_id: Type.String(),
  phone_id: Type.String({
    description: 'Valid as `method_id` for the newest code sent to the number',
  }),
  method_id: sent.method_id,
}

const textLoginOrCreate = {
  errors: textErrors,
  body: Type.Object({ ...textFields, ...host.createFields }),
  reply: Type.Object({ ...sentText, user_created: Type.Boolean() }),
} as const

const textSend = {
  errors: [
    ...textErrors,
    'phone_number_not_found',
    'user_not_found',
    'session_not_found',
    'too_many_session_arguments',
  ],
  body: Type.Object({ ...textFields, ...host.knownPersonFields }),
  reply: Type.Object(sentText),
} as const

/** The passcode operations of the host's back end. */
export const backEnd = {
  emailLoginOrCreate: {
    ...post('/otps/email/login_or_create', 'Mail a passcode to an existing or new user'),
    errors: host.mailErrors,
    body: Type.Object({ ...sendFields, ...host.createFields }),
    reply: Type.Object({ ...sent, user_created: Type.Boolean() }),
  },
  emailSend: {
    ...post('/otps/email/send', 'Mail a passcode to an existing user'),
    errors: [...host.mailErrors, ...host.knownPersonErrors],
    body: Type.Object({ ...sendFields, ...host.knownPersonFields }),
    reply: Type.Object(sent),
  },
  smsLoginOrCreate: {
    ...post('/otps/sms/login_or_create', 'Text a passcode to an existing or new user'),
    ...textLoginOrCreate,
  },
  smsSend: {
    ...post('/otps/sms/send', 'Text a passcode to an existing user'),
    ...textSend,
  },
  whatsappLoginOrCreate: {
    ...post(
      '/otps/whatsapp/login_or_create',
      'Send a passcode by WhatsApp to an existing or new user',
    ),
    ...textLoginOrCreate,
  },
  whatsappSend: {
    ...post('/otps/whatsapp/send', 'Send a passcode by WhatsApp to an existing user'),
    ...textSend,
  },
  addPhoneNumber: {
    ...post('/users/:user_id/phone_numbers', 'Add a number to a user'),
    errors: ['user_not_found', 'user_blocked', 'duplicate_phone_number', 'invalid_phone_number'],
    body: Type.Object({
      phone_number: PhoneNumber,
      is_proved: Type.Optional(
        Type.Boolean({
          description:
            "Whether you have proved that the number is the user's; else a code that is entered proves it",
        }),
      ),
    }),
    reply: Type.Object({ ...host.HostUserReplySchema.properties, phone_id: Type.String() }),
  },
  authenticate: {
    ...post('/otps/authenticate', 'Sign in with a passcode'),
    errors: [
      'otp_code_not_found',
      'invalid_code',
      'attribute_mismatch',
      'user_lock_limit_reached',
      'user_blocked',
      ...host.sessionErrors,
      'invalid_ip_address',
    ],
    body: Type.Object({
      method_id: Type.String({
        maxLength: 128,
        description: 'An `email_id`, a `phone_id` or a `method_id`',
        ...refusedAs('invalid_method_id'),
      }),
      code: Type.String({ maxLength: 64, description: 'The six digits' }),
      ...host.sessionFields,
      options: Type.Optional(
        Type.Object({
          ip_match_required: Type.Optional(Type.Boolean()),
          user_agent_match_required: Type.Optional(Type.Boolean()),
        }),
      ),
      ...host.attributesField,
    }),
    reply: Type.Object({
      ...host.HostAuthReplySchema.properties,
      method_id: Type.String(),
      reset_sessions: Type.Boolean(),
    }),
  },
} satisfies Record<string, HostOperation<keyof typeof errors>>
