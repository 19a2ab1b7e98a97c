/**
 * Who adds an authenticator app: a user in a session, or a user between the two steps of a sign-in who has no second
 * step yet. An app that was begun in a sign-in is checked and completed in the same one, so that another person with the
 * same first factor cannot complete it.
 */

import { limits } from '@portico/contract'
import { totpCredential } from '../../declarations/totps/credential.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { holdIntermediateSession } from '../sessions/hold-intermediate-session.ts'
import { holdSession } from '../sessions/hold-session.ts'
import type { IntermediateSession } from '../sessions/intermediate-session.ts'
import { verifyGuardChange } from '../sessions/verify-account-change.ts'
import { verifyFreshProof } from '../sessions/verify-fresh-proof.ts'

const kind = 'totp_enrolment'

type User = Pick<UserRow, 'projectId' | 'userId'>
type Ports = Pick<Dependencies, 'keyRing'>

/** The session or the sign-in in which an app is added; exactly one of both. */
export type Enroller =
  | { readonly session: SessionRow; readonly intermediate?: undefined }
  | { readonly session?: undefined; readonly intermediate: IntermediateSession }

/**
 * Locks the user, and verifies that the session is active with a fresh proof, or that the sign-in can still be completed.
 *
 * @throws AuthError `session_not_found`, `insufficient_factors`, `intermediate_session_not_found`
 */
export async function holdEnroller(
  tx: Pick<Repositories, 'users' | 'artefacts' | 'challenges' | 'sessions' | 'accountCodes'>,
  user: User,
  { session, intermediate }: Enroller,
  now: number,
): Promise<void> {
  // A sign-in lives for as long as a proof is fresh.
  if (intermediate) {
    await holdIntermediateSession(tx, user, intermediate, now)
    return
  }
  const held = await holdSession(tx, session, now)
  verifyFreshProof(held.session, now, totpCredential.addition)
}

/**
 * Verifies that a new app may take the place of the one that protects the account, within a session of the user whose
 * lock the caller holds.
 *
 * @throws AuthError `insufficient_factors`; `session_not_found`
 */
export async function verifyReplacement(
  tx: Pick<Repositories, 'users' | 'artefacts' | 'sessions'>,
  { session }: Enroller,
  now: number,
): Promise<void> {
  // A sign-in without a second step replaces none that was added meanwhile.
  if (!session) throw new AuthError('insufficient_factors')
  const held = await holdSession(tx, session, now)
  verifyGuardChange(held.user, held.session, now)
}

const toHash = ({ keyRing }: Ports, { challengeId }: IntermediateSession, totpId: string) =>
  keyRing.hashToken(`${challengeId} ${totpId}`)

/** Notes that an app was begun in a sign-in. What ends the sign-in ends the note. */
export async function noteBegun(
  { challenges }: Pick<Repositories, 'challenges'>,
  ports: Ports & Pick<Dependencies, 'random'>,
  { projectId, userId }: User,
  begun: { readonly intermediate: IntermediateSession; readonly totpId: string },
  now: number,
): Promise<void> {
  await challenges.issue({
    projectId,
    challengeId: createId(ports.random, 'totp-enrolment', projectId),
    kind,
    subject: userId,
    secretHash: toHash(ports, begun.intermediate, begun.totpId),
    payload: {},
    createdAt: now,
    expiresAt: now + limits.intermediateSessionCookieMs,
  })
}

/**
 * Verifies that an app was begun in this sign-in. In a session, an app of the same user is enough.
 *
 * @throws AuthError `totps_not_found_for_user`
 */
export async function verifyBegun(
  { challenges }: Pick<Repositories, 'challenges'>,
  ports: Ports,
  { projectId }: Pick<User, 'projectId'>,
  {
    intermediate,
    totpId,
  }: { readonly intermediate?: IntermediateSession | undefined; readonly totpId: string },
  now: number,
): Promise<void> {
  if (!intermediate) return
  const hash = toHash(ports, intermediate, totpId)
  if (await challenges.findBySecret(projectId, kind, hash, now)) return
  throw new AuthError('totps_not_found_for_user')
}
