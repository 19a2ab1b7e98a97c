import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { ChallengeRow } from '../storage/storage.ts'
import { SentFromSchema } from './verify-sent-attributes.ts'

const OrNull = Type.Union([Type.String(), Type.Null()])

const LinkPayloadSchema = Type.Object({
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
  /** What the page learns as `stytch_token_type`. @default 'magic_links' */
  tokenType: Type.Optional(Type.Union([Type.Literal('magic_links'), Type.Literal('login')])),
})

/** What a link's row keeps beside the hash of its token. */
export type LinkPayload = Static<typeof LinkPayloadSchema>

/** Reads a row's payload; what an older version wrote is checked like anything from outside. */
export function readLinkPayload(challenge: ChallengeRow): LinkPayload {
  return Value.Parse(LinkPayloadSchema, challenge.payload)
}
