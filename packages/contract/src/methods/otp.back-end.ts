import { Type } from 'typebox'
import {
  attributesField,
  createFields,
  HostAuthReplySchema,
  knownPersonErrors,
  knownPersonFields,
  Minutes,
  mailErrors,
  mailFieldErrors,
  mailFields,
  sessionErrors,
  sessionFields,
} from '../back-end/objects.schemas.ts'
import { CommonSchema, sessionFieldErrors } from '../objects.schemas.ts'
import { post } from '../operation.ts'
import { hostOperations } from '../operation-details.ts'

export { errors, page } from './otp.schemas.ts'

const sendFields = { ...mailFields, expiration_minutes: Minutes }
const sendFieldErrors = {
  ...mailFieldErrors,
  expiration_minutes: 'invalid_expiration_otp',
} as const

const sent = {
  ...CommonSchema.properties,
  user_id: Type.String(),
  email_id: Type.String({ description: 'Good as `method_id` for the newest code of the address' }),
  method_id: Type.String({ description: 'Of this very send' }),
}

/** The passcode operations of the host's back end. */
export const backEnd = hostOperations({
  emailLoginOrCreate: {
    ...post('/otps/email/login_or_create'),
    summary: 'Mail a passcode, to a new person too',
    fieldErrors: sendFieldErrors,
    errors: mailErrors,
    body: Type.Object({ ...sendFields, ...createFields }),
    reply: Type.Object({ ...sent, user_created: Type.Boolean() }),
  },
  emailSend: {
    ...post('/otps/email/send'),
    summary: 'Mail a passcode, to a known person',
    fieldErrors: sendFieldErrors,
    errors: [...mailErrors, ...knownPersonErrors],
    body: Type.Object({ ...sendFields, ...knownPersonFields }),
    reply: Type.Object(sent),
  },
  authenticate: {
    ...post('/otps/authenticate'),
    summary: 'Sign in by a passcode',
    fieldErrors: { method_id: 'invalid_method_id', ...sessionFieldErrors },
    errors: [
      'otp_code_not_found',
      'invalid_code',
      'attribute_mismatch',
      'user_lock_limit_reached',
      'user_blocked',
      ...sessionErrors,
      'invalid_ip_address',
    ],
    body: Type.Object({
      method_id: Type.String({ maxLength: 128, description: 'An `email_id` or a `method_id`' }),
      code: Type.String({ maxLength: 64, description: 'The six digits' }),
      ...sessionFields,
      options: Type.Optional(
        Type.Object({
          ip_match_required: Type.Optional(Type.Boolean()),
          user_agent_match_required: Type.Optional(Type.Boolean()),
        }),
      ),
      ...attributesField,
    }),
    reply: Type.Object({
      ...HostAuthReplySchema.properties,
      method_id: Type.String(),
      reset_sessions: Type.Boolean(),
    }),
  },
})
