import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { OccasionSchema } from '../delivery/occasion.ts'
import type { ChallengeRow } from '../storage/storage.ts'
import { SentFromSchema } from './verify-sent-attributes.ts'

const OrNull = Type.Union([Type.String(), Type.Null()])

/** What a link's row keeps of the page that waits. */
const OtherDeviceSchema = Type.Object({
  /** The id of its `other_device` row. */
  waitId: Type.String(),
  /** The number that it shows, and the three that somebody elsewhere picks from. */
  number: Type.String(),
  choices: Type.Array(Type.String()),
  /** Of the value of the browser's cookie. */
  browserHash: Type.String(),
  /** The browser surely kept the cookie. */
  isCookieKept: Type.Boolean(),
  /** When and where the link was asked for. */
  occasion: OccasionSchema,
})

/** The shape of a link's payload. */
export const LinkPayloadSchema = Type.Object({
  /** Null for an address that nobody has yet. */
  userId: OrNull,
  /** Null for that as well, and for a token that the host delivers itself: it proves no address. */
  emailId: OrNull,
  /** Null for a token that the host delivers itself: it makes the link. */
  redirectUrl: OrNull,
  codeChallenge: OrNull,
  /** The address that nobody has yet. */
  newcomer: Type.Optional(Type.String()),
  /** Of the six digits in the same mail; missing where there are none. */
  codeHash: Type.Optional(Type.String()),
  sentFrom: SentFromSchema,
  /** The page that asked waits for the link to be opened elsewhere. */
  otherDevice: Type.Optional(OtherDeviceSchema),
  /** What the page learns as `stytch_token_type`. @default 'magic_links' */
  tokenType: Type.Optional(Type.Union([Type.Literal('magic_links'), Type.Literal('login')])),
})

/** What a link's row keeps beside the hash of its token. */
export type LinkPayload = Static<typeof LinkPayloadSchema>

/** Reads a row's payload; what an older version wrote is checked like anything from outside. */
export function readLinkPayload(challenge: ChallengeRow): LinkPayload {
  return Value.Parse(LinkPayloadSchema, challenge.payload)
}
