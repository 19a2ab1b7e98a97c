import { Type } from 'typebox'
import {
  HostAuthReplySchema,
  HostUserSchema,
  Minutes,
  sessionErrors,
  sessionFields,
} from './back-end/objects.schemas.ts'
import { sessionFieldErrors } from './objects.schemas.ts'
import { post } from './operation.ts'
import { hostOperations } from './operation-details.ts'
import { page } from './totps.schemas.ts'

export { errors, page } from './totps.schemas.ts'

const UserId = Type.String({ maxLength: 128 })
const { __user: _double, ...created } = page.create.reply.properties
const authReply = Type.Object({ ...HostAuthReplySchema.properties, totp_id: Type.String() })

const proofErrors = [
  'user_not_found',
  'user_blocked',
  'user_lock_limit_reached',
  ...sessionErrors,
] as const

/** The operations of authenticator apps, for the host's back end. */
export const backEnd = hostOperations({
  create: {
    ...post('/totps'),
    summary: 'Give a person an authenticator app, with recovery codes',
    fieldErrors: { expiration_minutes: 'invalid_expiration' },
    errors: ['user_not_found', 'active_totp_exists'],
    body: Type.Object({ user_id: UserId, expiration_minutes: Minutes }),
    reply: Type.Object({ ...created, user: HostUserSchema }),
  },
  authenticate: {
    ...post('/totps/authenticate'),
    summary: "Prove an authenticator app's code",
    fieldErrors: { totp_code: 'invalid_totp_code', ...sessionFieldErrors },
    errors: [
      'unable_to_authenticate_totp',
      'totp_code_already_authenticated',
      'totps_not_found_for_user',
      ...proofErrors,
    ],
    body: Type.Object({
      user_id: UserId,
      totp_code: Type.String({ maxLength: 64 }),
      ...sessionFields,
    }),
    reply: authReply,
  },
  recoveryCodes: {
    ...post('/totps/recovery_codes'),
    summary: 'Read the recovery codes that were not used',
    errors: ['user_not_found', 'totps_not_found_for_user'],
    body: Type.Object({ user_id: UserId }),
    reply: page.recoveryCodes.reply,
  },
  recover: {
    ...post('/totps/recover'),
    summary: 'Use a recovery code in place of the authenticator app',
    fieldErrors: { recovery_code: 'invalid_recovery_code', ...sessionFieldErrors },
    errors: ['unable_to_authenticate_recovery_code', ...proofErrors],
    body: Type.Object({
      user_id: UserId,
      recovery_code: Type.String({ maxLength: 64 }),
      ...sessionFields,
    }),
    reply: authReply,
  },
})
