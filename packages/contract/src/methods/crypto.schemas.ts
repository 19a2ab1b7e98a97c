import { Type } from 'typebox'
import {
  AuthReplySchema,
  abuseDefenceFields,
  CommonSchema,
  SessionMinutes,
  UserSchema,
} from '../objects.schemas.ts'
import type { OperationDetails, StaticOperations } from '../operation-details.ts'
import { entry } from '../specified-errors.ts'

/** Errors of this method alone. */
export const errors = {
  crypto_refused: entry(401, 'The proof is wrong. Try again.'),
  crypto_not_found: entry(404, 'The user has no such credential.'),
} as const

/** What a proof says. */
export const proofFields = {
  subject: Type.String({
    minLength: 1,
    maxLength: 128,
    description: 'The user whom the proof names',
  }),
  proof: Type.String({ maxLength: 256, description: 'It is me, and the subject' }),
}

/** The operations for pages. */
export const page = {
  authenticate: {
    summary: 'Sign in with crypto, as an existing or new user',
    errors: ['crypto_refused'],
    body: Type.Object({
      ...proofFields,
      session_duration_minutes: SessionMinutes,
      ...abuseDefenceFields,
    }),
    reply: AuthReplySchema,
  },
  remove: {
    summary: 'Delete one',
    errors: ['crypto_not_found', 'insufficient_factors'],
    reply: Type.Object({ ...CommonSchema.properties, user_id: Type.String(), __user: UserSchema }),
  },
} satisfies Record<string, OperationDetails>

export type CryptoOperations = StaticOperations<typeof page>
