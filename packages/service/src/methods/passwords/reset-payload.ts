import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { SentFromSchema } from '../../accounts/sign-in/verify-sent-attributes.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'

const OrNull = Type.Union([Type.String(), Type.Null()])

const ResetPayloadSchema = Type.Object({
  /** Both null for an address that has no account yet. */
  userId: OrNull,
  emailId: OrNull,
  newcomer: Type.Optional(Type.String()),
  redirectUrl: Type.String(),
  codeChallenge: OrNull,
  locale: Type.String(),
  sentFrom: SentFromSchema,
})

/** The data that a reset's row keeps beside the hash of its token. */
export type ResetPayload = Static<typeof ResetPayloadSchema>

/** Reads a row's payload. It is validated, since an older version may have written it. */
export function readResetPayload(challenge: ChallengeRow): ResetPayload {
  return Value.Parse(ResetPayloadSchema, challenge.payload)
}
