import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { ChallengeRow } from '../storage/storage.ts'

const ImpersonationPayloadSchema = Type.Object({
  userId: Type.String(),
  impersonator: Type.Object({ id: Type.String(), email: Type.String() }),
  reason: Type.String(),
})

/** What an impersonation token's row keeps beside the hash. */
export type ImpersonationPayload = Static<typeof ImpersonationPayloadSchema>

/** Reads a row's payload; what an older version wrote is checked like anything from outside. */
export function readImpersonationPayload(challenge: ChallengeRow): ImpersonationPayload {
  return Value.Parse(ImpersonationPayloadSchema, challenge.payload)
}
