import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { ChallengeRow } from '../../storage/storage.ts'

const LinkPayloadSchema = Type.Object({
  userId: Type.String(),
  emailId: Type.String(),
  redirectUrl: Type.String(),
  codeChallenge: Type.Union([Type.String(), Type.Null()]),
})

/** What a link's row keeps beside the hash of its token. */
export type LinkPayload = Static<typeof LinkPayloadSchema>

/** Reads a row's payload; what an older version wrote is checked like anything from outside. */
export function readLinkPayload(challenge: ChallengeRow): LinkPayload {
  return Value.Parse(LinkPayloadSchema, challenge.payload)
}
