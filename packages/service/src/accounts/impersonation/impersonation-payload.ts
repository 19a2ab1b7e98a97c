import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'

const ImpersonationPayloadSchema = Type.Object({
  userId: Type.String(),
  impersonator: Type.Object({ id: Type.String(), email: Type.String() }),
  reason: Type.String(),
})

/** The payload that an impersonation token's row stores beside the token's hash. */
export type ImpersonationPayload = Static<typeof ImpersonationPayloadSchema>

/** Reads a row's payload. It is validated like external input, because an older version may have written it. */
export function readImpersonationPayload(challenge: ChallengeRow): ImpersonationPayload {
  return Value.Parse(ImpersonationPayloadSchema, challenge.payload)
}
