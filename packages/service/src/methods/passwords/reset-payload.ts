import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { SentFromSchema } from '../../sign-in/verify-sent-attributes.ts'
import type { ChallengeRow } from '../../storage/storage.ts'

const ResetPayloadSchema = Type.Object({
  userId: Type.String(),
  emailId: Type.String(),
  redirectUrl: Type.String(),
  codeChallenge: Type.Union([Type.String(), Type.Null()]),
  locale: Type.String(),
  sentFrom: SentFromSchema,
})

/** What a reset's row keeps beside the hash of its token. */
export type ResetPayload = Static<typeof ResetPayloadSchema>

/** Reads a row's payload; what an older version wrote is checked like anything from outside. */
export function readResetPayload(challenge: ChallengeRow): ResetPayload {
  return Value.Parse(ResetPayloadSchema, challenge.payload)
}
