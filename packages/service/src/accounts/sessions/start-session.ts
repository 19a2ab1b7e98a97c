/**
 * Turns a proof into a session. A user who gives a proof in an active session of their own keeps it with a further
 * factor; otherwise a new session starts. The token is new in both cases, so that a token planted or stolen before the
 * sign-in is worthless afterwards.
 */

import { maskEmail } from '../../foundation/addresses/mask-email.ts'
import { createId, createToken, isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isImpersonated } from '../../kernel/audit/is-impersonated.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import { toFactorDetails } from '../../kernel/audit/to-factor-details.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { FactorRow, Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import type { NoticePorts } from '../notices/mail-notice.ts'
import { tellOfNewBrowser } from '../notices/tell-of-new-browser.ts'
import { askStep } from './ask-step.ts'
import { cancelWayBack } from './cancel-recovery.ts'
import { mergeCustomClaims } from './custom-claims.ts'
import { holdPerson } from './hold-session.ts'
import { holdsFactor } from './holds-factor.ts'
import { consumeIntermediateSession, type IntermediateSession } from './intermediate-session.ts'
import type { Enrolment } from './list-enrolments.ts'
import { showsSecondStep } from './list-second-steps.ts'
import { keepDeviceKnown } from './new-device.ts'
import { keepDevice } from './remember-device.ts'
import { toExtendedEnd } from './session-end.ts'
import { toProofTime } from './to-proof-time.ts'

/** A started or renewed session with the only copy of its token. */
export interface IssuedSession {
  readonly session: SessionRow
  readonly sessionToken: string
  /** The language that this sign-in has kept with its user. */
  readonly keptLanguage?: string
}

/** A sign-in that needs a second step: no session has started. */
export interface AskedSecondStep {
  /** The only copy of the token with which the caller proves the second step. */
  readonly intermediateToken: string
  /** The factors that count, such as `totp`, `passkey` and `recovery_code`. */
  readonly secondSteps: readonly string[]
  /** The factors of which the user, who has none, is asked to add one. */
  readonly enrolment: Enrolment
  /** The address to which a code was sent. */
  readonly email?: string
  /** The number to which a code can be sent, masked. */
  readonly phoneNumber?: string
  readonly session?: undefined
}

/** The user who gave a proof, and the session. */
export interface SignedIn {
  /** Null when the caller requested no session, and had none. */
  readonly started: IssuedSession | AskedSecondStep | null
  readonly user: UserRow
}

/** A proof: which user proved which factor, and where. */
export interface Proof {
  readonly project: ProjectConfig
  readonly user: UserRow
  readonly factor: FactorRow
  readonly source: Source
  /**
   * The result of `toSessionMinutes`. Null: no session is requested; an existing session of the caller is renewed, but
   * not extended.
   */
  readonly minutes: number | null
  /** The token of the caller's session, if any. */
  readonly sessionToken: string | null
  /**
   * The session to which the proof must be added; the caller has verified it. If it has ended meanwhile, no new session
   * starts instead.
   */
  readonly sessionId?: string
  /** The first step of the sign-in, which this proof completes. */
  readonly intermediate?: IntermediateSession
  /** The user wants this device not to be asked for the second step again. */
  readonly isDeviceToBeRemembered?: boolean
  /** The same call contains the further factor, and adds it to the session. */
  readonly isFurtherFactorShown?: boolean
  /** The call has proved more than its factor, so that it need not come from a device that the user has used. */
  readonly isDeviceTrusted?: boolean
  /** The user puts off adding a second step, if that is allowed. */
  readonly isEnrolmentPutOff?: boolean
  /** When the call came, in epoch milliseconds, if it proves nothing anew. @default when the factor was proved */
  readonly calledAt?: number
  /** Another mail reports this sign-in to the user. */
  readonly isToldAnyway?: boolean
  /** Custom claims, merged into those of the session. */
  readonly customClaims?: Readonly<Record<string, unknown>>
}

/** The session that a caller requests, and the one that the caller has. */
export type SessionOptions = Pick<
  Proof,
  | 'minutes'
  | 'sessionToken'
  | 'sessionId'
  | 'customClaims'
  | 'intermediate'
  | 'isDeviceToBeRemembered'
>

/** The repositories that a proof writes to. */
export type ProofStores = Pick<
  Repositories,
  | 'accountCodes'
  | 'users'
  | 'artefacts'
  | 'sessions'
  | 'audit'
  | 'outbox'
  | 'challenges'
  | 'browsers'
  | 'moves'
  | 'rates'
  | 'recoveries'
>

/**
 * Starts or renews a session with its audit entry, inside the transaction that consumed the secret.
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

/**
 * Returns the session, for callers that requested one. It runs after the transaction, because the first factor stays
 * consumed when a second one is asked for.
 *
 * @throws AuthError as `refuseWithoutSecondStep`
 */
export function requireSession(started: SignedIn['started']): IssuedSession {
  if (!started) throw new Error('A proof began no session though one was wanted.')
  return refuseWithoutSecondStep(started)
}

/**
 * Returns what started, unless a second step is asked for. That is an error, so that no caller takes the answer for a
 * sign-in.
 *
 * @throws AuthError `insufficient_factors`, whose details have the intermediate session's token
 */
export function refuseWithoutSecondStep<Started extends IssuedSession | null>(
  started: Started | AskedSecondStep,
): Started {
  if (started === null || !('intermediateToken' in started)) return started
  const { secondSteps, enrolment, email, phoneNumber } = started
  throw new AuthError('insufficient_factors', {
    details: {
      // a page that knows no enrolment must not ask for a code that the user cannot have
      ...(enrolment.kinds.length > 0
        ? { enrolment: enrolment.kinds, ...toPutOff(enrolment) }
        : { second_steps: secondSteps }),
      ...(email !== undefined && { email: maskEmail(email) }),
      ...(phoneNumber !== undefined && { phone_number: phoneNumber }),
    },
    secretDetails: { intermediate_session_token: started.intermediateToken },
  })
}

/** Returns the field by which a page learns that the addition can be put off. */
export const toPutOff = ({ putOffUntil: until }: Enrolment): { put_off_until?: string | null } =>
  until === undefined
    ? {}
    : { put_off_until: until === null ? null : new Date(until).toISOString() }

/**
 * Starts or renews a session like `startSession`. If none is requested and the caller has none, it only writes the
 * audit entry of the proof. The user is locked and read again, so that a block, a deletion or an end of their sessions
 * comes completely before or after.
 *
 * @returns null when there is no session; a token for the second step where the project asks for one
 * @throws AuthError `intermediate_session_not_found`; `user_blocked`, which only a user who has given the proof can see;
 * the rollback leaves the secret
 * unused. `session_not_found` for a required session that has ended; `unauthorized_credentials` for a deleted user;
 * `reserved_claims_in_custom_claims`, `custom_claims_too_large`; every error of `askStep`
 */
export async function recordAuthentication(
  repositories: ProofStores,
  dependencies: NoticePorts,
  proof: Proof,
): Promise<SignedIn['started']> {
  const { random, keyRing } = dependencies
  const { project, factor, source, minutes, intermediate } = proof
  const user = await holdPerson(repositories, project.projectId, proof.user.userId)
  if (!user) throw new AuthError('unauthorized_credentials')
  if (user.blockedAt !== null) throw new AuthError('user_blocked')
  // A user who gives any proof is kept, although no address is verified, because a host vouched for them.
  if (user.status === 'pending') await repositories.users.keep(user.projectId, user.userId)
  const record = (
    action:
      | 'session.started'
      | 'session.renewed'
      | 'authentication.succeeded'
      | 'authentication.second_step_asked',
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
  const now = toProofTime(proof)
  const sessionToken = createToken(random)
  const tokenHash = keyRing.hashToken(sessionToken)

  if (intermediate) {
    await consumeIntermediateSession(repositories, project.projectId, intermediate, now)
    if (!intermediate.factors.every((first) => holdsFactor(user, first))) {
      throw new AuthError('intermediate_session_not_found')
    }
  }
  const shown = [...(intermediate?.factors ?? []), factor]
  if (project.factors.wayBackDays > 0 && showsSecondStep(shown)) {
    // Who has a second step objects to its removal, whether they have asked for it or another human has.
    const actor = { kind: 'person', id: user.userId } as const
    const reason = 'second_step_shown'
    await cancelWayBack(repositories, dependencies, { project, source, actor, user, reason })
  }
  const renewed = intermediate
    ? null
    : await renewOwnSession(repositories, dependencies, proof, tokenHash)
  if (renewed) {
    await keepDeviceKnown(repositories, dependencies, proof, { user, session: renewed })
    await record('session.renewed', renewed)
    return { session: renewed, sessionToken }
  }
  if (minutes === null) {
    await record('authentication.succeeded')
    return null
  }

  // Refused here, before a first step is stored.
  const customClaims =
    mergeCustomClaims(null, proof.customClaims ?? intermediate?.customClaims) ?? null
  const factors = shown
  const begun = { user, factors, customClaims }
  const asked = await askStep(repositories, dependencies, { ...proof, minutes }, begun)
  if (asked) {
    await record('authentication.second_step_asked')
    return asked
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
    factors,
    customClaims,
    deviceName: null,
  }
  await repositories.sessions.create(session)
  const { device } = source
  const days = project.factors.rememberDays
  if (proof.isDeviceToBeRemembered && device && days > 0) {
    const remembered = { device, days, now }
    await keepDevice(repositories, dependencies, user, 'remembered_device', remembered)
  } else {
    await keepDeviceKnown(repositories, dependencies, proof, { user, session })
  }
  await record('session.started', session)
  const isToldAnyway = proof.isToldAnyway ?? false
  const began = { ...proof, user, session, isToldAnyway }
  const keptLanguage = await tellOfNewBrowser(repositories, dependencies, began)
  return { session, sessionToken, ...(keptLanguage !== null && { keptLanguage }) }
}

/**
 * Adds the proof to the caller's own session; null when there is none.
 *
 * @throws AuthError `session_not_found` when the session is required
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

/** Finds the caller's active session, if it belongs to the same user and no impersonator uses it. */
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
    // The required session has ended since its verification, and the proof must not start another.
    if (!session) throw new AuthError('session_not_found')
  } else if (sessionToken !== null && isToken(sessionToken)) {
    session = await sessions.findByToken(projectId, keyRing.hashToken(sessionToken), now)
  }
  const isOwn = session?.userId === user.userId
  // A user's proof must not extend an impersonator's session, nor the reverse.
  return session && isOwn && !isImpersonated(session) && !factor.impersonator ? session : null
}

/** The newest proof replaces an older one of the same factor. */
function addFactor(factors: readonly FactorRow[], added: FactorRow): FactorRow[] {
  const isSame = (factor: FactorRow) =>
    factor.type === added.type &&
    factor.deliveryMethod === added.deliveryMethod &&
    factor.email?.emailId === added.email?.emailId &&
    // a code to a number may have been the first step or the second
    factor.credential?.factor === added.credential?.factor &&
    factor.credential?.id === added.credential?.id &&
    factor.embeddedId === added.embeddedId
  return [...factors.filter((factor) => !isSame(factor)), added]
}
