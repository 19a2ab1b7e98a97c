/**
 * What a proof leads to: a session. A person who proves something in a live session of their own keeps
 * it, with one factor more; everyone else gets a new one. Either way the token is new, so that a token
 * planted or seen before the sign-in is worth nothing after it.
 */

import { isImpersonated } from '../audit/is-impersonated.ts'
import { recordActivity } from '../audit/record-activity.ts'
import { toActor } from '../audit/to-actor.ts'
import { toFactorDetails } from '../audit/to-factor-details.ts'
import type { ProjectConfig } from '../config/config.ts'
import { createId, createToken, isToken } from '../create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Source } from '../http/source-address.ts'
import { type NoticePorts, tellOfNewBrowser } from '../notices/tell-of-new-browser.ts'
import type { FactorRow, Repositories, SessionRow, UserRow } from '../storage/storage.ts'
import { mergeCustomClaims } from './custom-claims.ts'
import { holdPerson } from './hold-session.ts'
import { toExtendedEnd } from './session-end.ts'

/** A session that has just begun or been renewed, with the only copy of its token. */
export interface IssuedSession {
  readonly session: SessionRow
  readonly sessionToken: string
}

/** Who proved what, where. */
export interface Proof {
  readonly project: ProjectConfig
  readonly user: UserRow
  readonly factor: FactorRow
  readonly source: Source
  /** By `toSessionMinutes`. Null: no session is wanted; one that the caller has is renewed, not extended. */
  readonly minutes: number | null
  /** Of the caller's session, if any. */
  readonly sessionToken: string | null
  /**
   * The session that the proof is to be added to, proved by the caller. It is needed: nothing begins in its place when
   * it ended meanwhile.
   */
  readonly sessionId?: string
  /** Another mail tells the person of this moment. */
  readonly isToldAnyway?: boolean
  /** The host's own claims, laid over those of the session. */
  readonly customClaims?: Readonly<Record<string, unknown>>
}

/** What session a caller wants of a proof, and which one it has. */
export type SessionOptions = Pick<Proof, 'minutes' | 'sessionToken' | 'sessionId' | 'customClaims'>

/** What a proof is written into. */
export type ProofStores = Pick<
  Repositories,
  'users' | 'artefacts' | 'sessions' | 'audit' | 'outbox' | 'challenges' | 'browsers' | 'moves'
>

/**
 * Starts or renews a session and writes it down, inside the transaction that consumed the secret.
 *
 * @throws AuthError as `recordAuthentication`
 */
export async function startSession(
  repositories: ProofStores,
  dependencies: NoticePorts,
  proof: Proof & { readonly minutes: number },
): Promise<IssuedSession> {
  return requireSession(await recordAuthentication(repositories, dependencies, proof))
}

/** The session of a caller who wanted one. */
export function requireSession(started: IssuedSession | null): IssuedSession {
  if (!started) throw new Error('A proof began no session though one was wanted.')
  return started
}

/**
 * Starts or renews a session as `startSession` does; where none is wanted and the caller has none, it only
 * writes down that somebody proved who they are. The person is read in their turn: a block, a deletion or an end of
 * their sessions comes wholly before or wholly after.
 *
 * @returns null when there is no session
 * @throws AuthError `user_blocked`: said here, after the proof, to nobody but the person; the secret stays
 * unused with the rest that is rolled back. `session_not_found` for a session that was needed and ended meanwhile;
 * `unauthorized_credentials` for a person who is gone; `reserved_claims_in_custom_claims`, `custom_claims_too_large`
 */
export async function recordAuthentication(
  repositories: ProofStores,
  dependencies: NoticePorts,
  proof: Proof,
): Promise<IssuedSession | null> {
  const { random, keyRing } = dependencies
  const { project, factor, source, minutes } = proof
  const user = await holdPerson(repositories, project.projectId, proof.user.userId)
  if (!user) throw new AuthError('unauthorized_credentials')
  if (user.blockedAt !== null) throw new AuthError('user_blocked')
  // Whoever proves something is no stray address, though nobody proved that: a host vouched for them.
  if (user.status === 'pending') await repositories.users.keep(user.projectId, user.userId)
  const record = (
    action: 'session.started' | 'session.renewed' | 'authentication.succeeded',
    session?: SessionRow,
  ) =>
    recordActivity(repositories, dependencies, {
      action,
      project,
      actor: session ? toActor(session) : { kind: 'person', id: user.userId },
      user,
      ...(session && { session }),
      source,
      details: toFactorDetails(factor),
    })
  const now = factor.authenticatedAt
  const sessionToken = createToken(random)
  const tokenHash = keyRing.hashToken(sessionToken)

  const renewed = await renewOwnSession(repositories, dependencies, proof, tokenHash)
  if (renewed) {
    await record('session.renewed', renewed)
    return { session: renewed, sessionToken }
  }
  if (minutes === null) {
    await record('authentication.succeeded')
    return null
  }

  const session: SessionRow = {
    projectId: project.projectId,
    sessionId: createId(random, 'session', project.projectId),
    userId: user.userId,
    tokenHash,
    startedAt: now,
    lastAccessedAt: now,
    expiresAt: now + minutes * 60_000,
    ipAddress: source.address,
    userAgent: source.userAgent,
    factors: [factor],
    customClaims: mergeCustomClaims(null, proof.customClaims) ?? null,
  }
  await repositories.sessions.create(session)
  await record('session.started', session)
  const isToldAnyway = proof.isToldAnyway ?? false
  await tellOfNewBrowser(repositories, dependencies, { ...proof, session, isToldAnyway })
  return { session, sessionToken }
}

/**
 * Adds the proof to the caller's own session; null when there is none.
 *
 * @throws AuthError `session_not_found` when it was needed
 */
async function renewOwnSession(
  repositories: Pick<Repositories, 'sessions'>,
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  proof: Proof,
  tokenHash: string,
): Promise<SessionRow | null> {
  const { sessions } = repositories
  const { project, factor, source, minutes } = proof
  const current = await findOwnSession(repositories, { keyRing }, proof)
  if (!current) return null
  const { projectId, sessionId, expiresAt } = current
  const now = factor.authenticatedAt
  const factors = addFactor(current.factors, factor)
  const renewed = await sessions.renew(projectId, sessionId, {
    now,
    tokenHash,
    factors,
    expiresAt:
      minutes === null
        ? expiresAt
        : toExtendedEnd(project, { expiresAt, factors }, { now, minutes }),
    ipAddress: source.address,
    userAgent: source.userAgent,
  })
  if (!renewed) return null
  const customClaims = mergeCustomClaims(renewed.customClaims, proof.customClaims)
  if (customClaims === undefined) return renewed
  return sessions.touch(projectId, sessionId, { now, customClaims })
}

/** The caller's live session, if it is the same person's and they act in it themselves. */
async function findOwnSession(
  { sessions }: Pick<Repositories, 'sessions'>,
  { keyRing }: Pick<Dependencies, 'keyRing'>,
  { project, user, factor, sessionToken, sessionId }: Proof,
): Promise<SessionRow | null> {
  const { projectId } = project
  const now = factor.authenticatedAt
  let session: SessionRow | null = null
  if (sessionId !== undefined) {
    session = await sessions.findById(projectId, sessionId, now)
    // Ended since it was proved: a proof in it must not begin another.
    if (!session) throw new AuthError('session_not_found')
  } else if (sessionToken !== null && isToken(sessionToken)) {
    session = await sessions.findByToken(projectId, keyRing.hashToken(sessionToken), now)
  }
  const isOwn = session?.userId === user.userId
  // A proof of the person's must not prolong the session of somebody who acts as them, nor the reverse.
  return session && isOwn && !isImpersonated(session) && !factor.impersonator ? session : null
}

/** The newest proof of a kind replaces the older one of the same kind. */
function addFactor(factors: readonly FactorRow[], added: FactorRow): FactorRow[] {
  const isSame = (factor: FactorRow) =>
    factor.type === added.type &&
    factor.deliveryMethod === added.deliveryMethod &&
    factor.email?.emailId === added.email?.emailId &&
    factor.credential?.id === added.credential?.id &&
    factor.embeddedId === added.embeddedId
  return [...factors.filter((factor) => !isSame(factor)), added]
}
