/**
 * The time between the two steps of a sign-in: the first factor is proved, the second is not. It is no session, so that
 * nothing which needs a session accepts it; a one-time secret of ten minutes stands for it.
 */

import { limits } from '@portico/contract'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { createId, createToken, isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type {
  ChallengeRow,
  FactorRow,
  Repositories,
  UserRow,
} from '../../kernel/storage/storage.ts'

/** A proof of a method, as a session stores it. What stands for another session never waits for a second step. */
const ProvedFactorSchema = Type.Object({
  type: Type.String(),
  deliveryMethod: Type.String(),
  authenticatedAt: Type.Integer(),
  email: Type.Optional(Type.Object({ emailId: Type.String(), email: Type.String() })),
  embeddedId: Type.Optional(Type.String()),
  credential: Type.Optional(
    Type.Object({
      factor: Type.String(),
      id: Type.String(),
      shown: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
  ),
  isUserVerified: Type.Optional(Type.Literal(true)),
})

/** Where the first step came from; a host sends it with the first step alone. */
const PlaceSchema = Type.Object({
  address: Type.String(),
  bucket: Type.String(),
  userAgent: Type.String(),
  timeZone: Type.Optional(Type.String()),
  browserId: Type.Optional(Type.String()),
  acceptLanguage: Type.Optional(Type.String()),
  isHost: Type.Optional(Type.Boolean()),
})

const IntermediatePayloadSchema = Type.Object({
  factors: Type.Array(ProvedFactorSchema),
  /** The duration of the session that the first call requested. */
  minutes: Type.Integer(),
  customClaims: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** The user had no second step when the sign-in began, and has to add one. */
  mayEnrol: Type.Optional(Type.Literal(true)),
  /** Absent in a row that an older version wrote. */
  place: Type.Optional(PlaceSchema),
  /** The address to which the code for a new device goes; absent where another second step is asked. */
  emailId: Type.Optional(Type.String()),
})

/** Returns what is stored of the source of a first step. */
export const toPlace = ({ device: _, ...place }: Source): Static<typeof PlaceSchema> => place

/** The proofs of the first step, and the session that its caller requested. */
export interface IntermediatePayload
  extends Omit<Static<typeof IntermediatePayloadSchema>, 'factors'> {
  readonly factors: readonly FactorRow[]
}

/** An intermediate session that was found by its token, and has not been used yet. */
export interface IntermediateSession extends IntermediatePayload {
  readonly challengeId: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

const kind = 'intermediate_session'

/**
 * Stores an intermediate session, inside the transaction that consumed the first factor.
 *
 * @returns its id, and the only copy of its token
 */
export async function issueIntermediateSession(
  { challenges }: Pick<Repositories, 'challenges'>,
  { random, keyRing }: Pick<Dependencies, 'random' | 'keyRing'>,
  { projectId, userId }: Pick<UserRow, 'projectId' | 'userId'>,
  payload: IntermediatePayload,
  now: number,
): Promise<{ readonly challengeId: string; readonly token: string; readonly expiresAt: number }> {
  const token = createToken(random)
  const challengeId = createId(random, 'intermediate-session', projectId)
  const expiresAt = now + limits.intermediateSessionCookieMs
  await challenges.issue({
    projectId,
    challengeId,
    kind,
    subject: userId,
    secretHash: keyRing.hashToken(token),
    payload: { ...payload },
    createdAt: now,
    expiresAt,
  })
  return { challengeId, token, expiresAt }
}

/**
 * Finds an intermediate session by its token, without consuming it: a wrong code leaves it as it is.
 *
 * @throws AuthError `intermediate_session_not_found` when it has expired, was used or was ended
 */
export async function findIntermediateSession(
  { storage, keyRing, clock }: Pick<Dependencies, 'storage' | 'keyRing' | 'clock'>,
  projectId: string,
  token: string,
): Promise<{ readonly user: UserRow; readonly intermediate: IntermediateSession }> {
  const row = isToken(token)
    ? await storage.challenges.findBySecret(projectId, kind, keyRing.hashToken(token), clock.now())
    : null
  const user = row && (await storage.users.findById(projectId, row.subject))
  if (!row || !user) throw new AuthError('intermediate_session_not_found')
  const { challengeId, expiresAt } = row
  return { user, intermediate: { challengeId, expiresAt, ...readPayload(row) } }
}

/** Reads a row's payload. It is validated, since an older version may have written it. */
const readPayload = ({ payload }: ChallengeRow): IntermediatePayload =>
  Value.Parse(IntermediatePayloadSchema, payload)

/**
 * Consumes an intermediate session: of several parallel calls one goes on. The caller holds the user's lock, which those
 * hold that end everything of a user.
 *
 * @throws AuthError `intermediate_session_not_found`
 */
export async function consumeIntermediateSession(
  { challenges }: Pick<Repositories, 'challenges'>,
  projectId: string,
  { challengeId }: IntermediateSession,
  now: number,
): Promise<void> {
  const used = await challenges.consume(projectId, kind, challengeId, now)
  if (!used) throw new AuthError('intermediate_session_not_found')
}
