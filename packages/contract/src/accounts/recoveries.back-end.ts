import { Type } from 'typebox'
import { refusedAs } from '../foundation/errors/field-errors.ts'
import { entry } from '../foundation/errors/specified-errors.ts'
import { recovery } from '../foundation/limits/limits.ts'
import { del, get, type HostOperation, post } from '../foundation/operations/host-operation.ts'
import { CommonSchema, Email } from '../objects/objects.schemas.ts'
import { RecoverySchema } from './recovery.schemas.ts'

/** Errors of these operations only. */
export const errors = {
  active_recovery_exists: entry(
    400,
    'A recovery of this user is under way. Cancel it before starting another.',
  ),
  invalid_recovery_reason: entry(400, 'The reason must have 1 to 500 characters.'),
  invalid_recovery_wait: entry(400, 'wait_hours is out of range: 1 to 720.'),
  recovery_not_found: entry(404, 'The user has no such recovery. List the recoveries again.'),
  recovery_has_ended: entry(
    400,
    'The recovery was completed or has ended, so there is nothing to cancel.',
  ),
} as const

const Reply = Type.Object({ ...CommonSchema.properties, recovery: RecoverySchema })

/** Recoveries of accounts that the host starts for users who have lost every way in. */
export const backEnd = {
  create: {
    ...post(
      '/users/:user_id/recoveries',
      'Give a user who cannot sign in a new address, after a wait',
    ),
    errors: ['user_not_found', 'user_blocked', 'duplicate_email', 'active_recovery_exists'],
    body: Type.Object({
      reason: Type.String({
        description: '1 to 500 characters, for the audit log',
        ...refusedAs<keyof typeof errors>('invalid_recovery_reason'),
      }),
      email: Email,
      wait_hours: Type.Optional(
        Type.Integer({
          description: `${recovery.minHours} to ${recovery.maxHours}; default ${recovery.defaultHours}`,
          ...refusedAs<keyof typeof errors>('invalid_recovery_wait'),
        }),
      ),
    }),
    reply: Reply,
  },
  list: {
    ...get('/users/:user_id/recoveries', 'List the recoveries of a user, the newest first'),
    errors: ['user_not_found'],
    reply: Type.Object({ ...CommonSchema.properties, recoveries: Type.Array(RecoverySchema) }),
  },
  get: {
    ...get('/users/:user_id/recoveries/:recovery_id', 'Read a recovery'),
    errors: ['user_not_found', 'recovery_not_found'],
    reply: Reply,
  },
  cancel: {
    ...del('/users/:user_id/recoveries/:recovery_id', 'Cancel a recovery'),
    errors: ['user_not_found', 'recovery_not_found', 'recovery_has_ended'],
    reply: Reply,
  },
} satisfies Record<string, HostOperation<keyof typeof errors>>
