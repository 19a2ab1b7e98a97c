import { Type } from 'typebox'
import { hostOperations, post } from '../back-end/host-operations.ts'
import * as host from '../back-end/objects.schemas.ts'
import { refusedAs } from '../field-errors.ts'
import { CommonSchema } from '../objects.schemas.ts'

import { page } from './otp.schemas.ts'

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

/** The passcode operations of the host's back end. */
export const backEnd = hostOperations({
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
        description: 'An `email_id` or a `method_id`',
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
})
