import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { OccasionSchema } from '../../kernel/delivery/occasion.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'
import { SentFromSchema } from './verify-sent-attributes.ts'

const OrNull = Type.Union([Type.String(), Type.Null()])

/** The part of a link's payload about the page that waits on the other device. */
const OtherDeviceSchema = Type.Object({
  /** The id of the waiting page's `other_device` challenge. */
  waitId: Type.String(),
  /** The number that the page shows, among the three from which the user picks. */
  number: Type.String(),
  choices: Type.Array(Type.String()),
  /** The hash of the browser's cookie. */
  browserHash: Type.String(),
  /** True when the browser certainly stored the cookie. */
  isCookieKept: Type.Boolean(),
  /** When and where the link was requested. */
  occasion: OccasionSchema,
})

/** The schema of a link's payload. */
export const LinkPayloadSchema = Type.Object({
  /** Null for an address without an account. */
  userId: OrNull,
  /** Null for an address without an account, and for a token that the host delivers, which proves no address. */
  emailId: OrNull,
  /** Null for a token that the host delivers, because the host builds the link. */
  redirectUrl: OrNull,
  codeChallenge: OrNull,
  /** The address without an account. */
  newcomer: Type.Optional(Type.String()),
  /** The hash of the six digits in the same mail; missing without digits. */
  codeHash: Type.Optional(Type.String()),
  /** The language of the mail, in which the pages of its link are shown; missing without a mail. */
  locale: Type.Optional(Type.String()),
  sentFrom: SentFromSchema,
  /** Set when the page that requested the link waits until it is opened elsewhere. */
  otherDevice: Type.Optional(OtherDeviceSchema),
  /** The page's `stytch_token_type` parameter. @default 'magic_links' */
  tokenType: Type.Optional(Type.Union([Type.Literal('magic_links'), Type.Literal('login')])),
})

/** The payload that a link's row stores beside the token's hash. */
export type LinkPayload = Static<typeof LinkPayloadSchema>

/** Reads a row's payload. It is validated like external input, because an older version may have written it. */
export function readLinkPayload(challenge: ChallengeRow): LinkPayload {
  return Value.Parse(LinkPayloadSchema, challenge.payload)
}
