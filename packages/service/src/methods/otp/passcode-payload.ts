import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { SentFromSchema } from '../../sign-in/verify-sent-attributes.ts'
import type { ChallengeRow } from '../../storage/storage.ts'

const PasscodePayloadSchema = Type.Object({
  /** Null in a decoy: a code that was sent to nobody. */
  recipient: Type.Union([
    Type.Null(),
    Type.Object({ userId: Type.String(), emailId: Type.String() }),
  ]),
  sentFrom: SentFromSchema,
})

/** What a passcode's row keeps beside the hash of its code. */
export type PasscodePayload = Static<typeof PasscodePayloadSchema>

/** Reads a row's payload; what an older version wrote is checked like anything from outside. */
export function readPasscodePayload(challenge: ChallengeRow): PasscodePayload {
  return Value.Parse(PasscodePayloadSchema, challenge.payload)
}
