import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { SentFromSchema } from '../../accounts/sign-in/verify-sent-attributes.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'

const PasscodePayloadSchema = Type.Object({
  /** Null in a decoy, whose code was sent to no user. */
  recipient: Type.Union([
    Type.Null(),
    Type.Object({ userId: Type.String(), emailId: Type.String() }),
    Type.Object({ userId: Type.String(), phoneId: Type.String() }),
    /** A number that is added to the user when they enter the code, in the session that requested it. */
    Type.Object({ userId: Type.String(), newNumber: Type.String(), sessionId: Type.String() }),
  ]),
  /** Absent if the code was sent by mail. */
  channel: Type.Optional(Type.Union([Type.Literal('sms'), Type.Literal('whatsapp')])),
  sentFrom: SentFromSchema,
})

/** The data that a passcode's row keeps beside the hash of its code. */
export type PasscodePayload = Static<typeof PasscodePayloadSchema>

/** The user whom a code on a phone signs in, or to whom it adds the number. */
export type PhoneRecipient = Exclude<PasscodePayload['recipient'], null | { emailId: string }>

/** Reads a row's payload. It is validated, since an older version may have written it. */
export function readPasscodePayload(challenge: ChallengeRow): PasscodePayload {
  return Value.Parse(PasscodePayloadSchema, challenge.payload)
}
