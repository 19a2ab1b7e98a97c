import { Type } from 'typebox'
import { type HostOperation, post } from '../foundation/operations/host-operation.ts'
import * as host from '../objects/host-objects.schemas.ts'
import { ExpirationMinutes } from '../objects/objects.schemas.ts'
import { type errors, page } from './totps.schemas.ts'

export { errors, page } from './totps.schemas.ts'

const UserId = Type.String({ maxLength: 128 })
const { __user: _double, ...created } = page.create.reply.properties
const authReply = Type.Object({ ...host.HostAuthReplySchema.properties, totp_id: Type.String() })

/** The user in whose session the factor is proved, or the first step of a sign-in. */
const proverFields = {
  user_id: Type.Optional(UserId),
  intermediate_session_token: page.authenticate.body.properties.intermediate_session_token,
}

const proofErrors = [
  'intermediate_session_not_found',
  'user_not_found',
  'user_blocked',
  'user_lock_limit_reached',
  ...host.sessionErrors,
] as const

/** The operations of authenticator apps, for the host's back end. */
export const backEnd = {
  create: {
    ...post('/totps', 'Add an authenticator app to a user, with recovery codes'),
    errors: ['user_not_found', 'active_totp_exists'],
    body: Type.Object({ user_id: UserId, expiration_minutes: ExpirationMinutes }),
    reply: Type.Object({ ...created, user: host.HostUserSchema }),
  },
  authenticate: {
    ...post('/totps/authenticate', 'Authenticate with a code from an authenticator app'),
    errors: [
      'unable_to_authenticate_totp',
      'totp_code_already_authenticated',
      'totps_not_found_for_user',
      ...proofErrors,
    ],
    body: Type.Object({
      ...proverFields,
      totp_code: page.authenticate.body.properties.totp_code,
      ...host.sessionFields,
    }),
    reply: authReply,
  },
  recoveryCodes: {
    ...post('/totps/recovery_codes', 'Read the unused recovery codes'),
    errors: ['user_not_found', 'totps_not_found_for_user'],
    body: Type.Object({ user_id: UserId }),
    reply: page.recoveryCodes.reply,
  },
  recover: {
    ...post('/totps/recover', 'Authenticate with a recovery code instead of the authenticator app'),
    errors: ['unable_to_authenticate_recovery_code', ...proofErrors],
    body: Type.Object({
      ...proverFields,
      recovery_code: page.recover.body.properties.recovery_code,
      ...host.sessionFields,
    }),
    reply: authReply,
  },
} satisfies Record<string, HostOperation<keyof typeof errors>>
