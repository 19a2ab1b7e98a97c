import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { SentFromSchema } from '../../accounts/sign-in/verify-sent-attributes.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'

const PasscodePayloadSchema = Type.Object({
  /** Null in a decoy: a code that was sent to nobody. */
  recipient: Type.Union([
    Type.Null(),
    Type.Object({ userId: Type.String(), emailId: Type.String() }),
    Type.Object({ userId: Type.String(), phoneId: Type.String() }),
    /** A number that the person adds by entering the code, in the session in which they asked for it. */
    Type.Object({ userId: Type.String(), newNumber: Type.String(), sessionId: Type.String() }),
  ]),
  /** Missing in what went by mail. */
  channel: Type.Optional(Type.Union([Type.Literal('sms'), Type.Literal('whatsapp')])),
  sentFrom: SentFromSchema,
})

/** What a passcode's row keeps beside the hash of its code. */
export type PasscodePayload = Static<typeof PasscodePayloadSchema>

/** Whom a code on a phone signs in, or whose the number becomes. */
export type PhoneRecipient = Exclude<PasscodePayload['recipient'], null | { emailId: string }>

/** Reads a row's payload; what an older version wrote is checked like anything from outside. */
export function readPasscodePayload(challenge: ChallengeRow): PasscodePayload {
  return Value.Parse(PasscodePayloadSchema, challenge.payload)
}
