/**
 * A further factor of a person who has no session to prove it in, or whose session has not: shown beside the first
 * one, in the request that changes a password.
 */

import { isImpersonated } from '../audit/is-impersonated.ts'
import type { SignInAttempt } from '../audit/record-failures.ts'
import type { ProjectConfig } from '../config/config.ts'
import { isToken } from '../create-id.ts'
import type { Dependencies } from '../dependencies.ts'
import { AuthError } from '../errors/auth-error.ts'
import {
  type IssuedSession,
  recordAuthentication,
  type SessionOptions,
} from '../sessions/start-session.ts'
import { isGuarded, verifySufficientFactors } from '../sessions/verify-sufficient-factors.ts'
import type { FactorRow, Repositories, SessionRow, UserRow } from '../storage/storage.ts'
import {
  checkRecoveryCode,
  consumeRecoveryCode,
  recordUsedCode,
  type UsedRecoveryCode,
} from './authenticate-recovery-code.ts'
import { checkTotpCode, consumeTotpStep, type FurtherProof } from './authenticate-totp.ts'

/** What the request carries beside the first factor. */
export interface ShownFactor {
  readonly totpCode?: string | undefined
  readonly recoveryCode?: string | undefined
  /** Of the caller's session, which may have proved enough. */
  readonly session?: Pick<SessionOptions, 'sessionToken' | 'sessionId'>
}

/** What of it stands in a request's body, with the session that the caller has. */
export const toShownFactor = (
  body: { readonly totp_code?: string | undefined; readonly recovery_code?: string | undefined },
  { sessionToken, sessionId }: Pick<SessionOptions, 'sessionToken' | 'sessionId'>,
): ShownFactor => ({
  totpCode: body.totp_code,
  recoveryCode: body.recovery_code,
  session: { sessionToken, ...(sessionId && { sessionId }) },
})

/** A further factor that was used up. */
interface UsedFactor {
  readonly factor: FactorRow
  readonly recoveryCode?: UsedRecoveryCode
}

/** Uses the further factor up, within the transaction of the change. Null: none was asked for, or a session vouches. */
export type ConsumeFurtherFactor = (
  tx: Repositories,
  /** As they are in the change's own turn. */
  person: Pick<UserRow, 'credentials'>,
) => Promise<UsedFactor | null>

/**
 * For whom no further factor guarded when the change was asked for, or who was nobody yet.
 *
 * @throws AuthError `insufficient_factors` when one does by now
 */
export const refuseGuarded: ConsumeFurtherFactor = async (_tx, person) => {
  if (isGuarded(person)) throw new AuthError('insufficient_factors')
  return null
}

/**
 * Checks the further factor of a change without using it up. A wrong code is counted.
 *
 * @throws AuthError `insufficient_factors` when one guards the account and none was shown; those of its proof
 */
export async function checkFurtherFactor(
  dependencies: Dependencies,
  { project, user }: { readonly project: ProjectConfig; readonly user: UserRow },
  shown: ShownFactor,
  attempt: SignInAttempt,
): Promise<ConsumeFurtherFactor> {
  if (!isGuarded(user)) return refuseGuarded
  const guess = { project, user }
  const { totpCode, recoveryCode } = shown
  if (totpCode !== undefined) {
    const found = await checkTotpCode(dependencies, guess, totpCode, attempt)
    return async (tx) => ({ factor: await consumeTotpStep(tx, dependencies, found) })
  }
  if (recoveryCode !== undefined) {
    const code = await checkRecoveryCode(dependencies, guess, recoveryCode, attempt)
    return async (tx) => {
      const used = await consumeRecoveryCode(tx, dependencies, guess, code)
      return { factor: used.factor, recoveryCode: used }
    }
  }
  const verifySession = async (repositories: Pick<Repositories, 'sessions'>) => {
    const session = await findShownSession(repositories, dependencies, user, shown.session)
    if (!session) throw new AuthError('insufficient_factors')
    verifySufficientFactors(user, session, dependencies.clock.now())
    return null
  }
  await verifySession(dependencies.storage)
  // Looked at again: a session that ended meanwhile vouches for nothing.
  return verifySession
}

/**
 * Adds a further factor that was used up to the session that the change began.
 *
 * @param started null where none was asked for
 * @returns the session as it is with it
 */
export async function addFurtherFactor(
  tx: Repositories,
  dependencies: Dependencies,
  context: Pick<FurtherProof, 'project' | 'user' | 'source'>,
  { started, used }: { readonly started: IssuedSession | null; readonly used: UsedFactor | null },
): Promise<IssuedSession | null> {
  if (!used) return started
  const { factor, recoveryCode } = used
  const sessionId = started?.session.sessionId
  const session = { minutes: null, sessionToken: null, ...(sessionId && { sessionId }) }
  const after = await recordAuthentication(tx, dependencies, { ...context, factor, ...session })
  if (recoveryCode)
    await recordUsedCode(tx, dependencies, context, { used: recoveryCode, started: after })
  return after
}

/** The person's own live session that the caller showed. */
async function findShownSession(
  { sessions }: Pick<Repositories, 'sessions'>,
  { keyRing, clock }: Pick<Dependencies, 'keyRing' | 'clock'>,
  { projectId, userId }: UserRow,
  shown: ShownFactor['session'],
): Promise<SessionRow | null> {
  const now = clock.now()
  let session: SessionRow | null = null
  if (shown?.sessionId !== undefined)
    session = await sessions.findById(projectId, shown.sessionId, now)
  else if (shown?.sessionToken && isToken(shown.sessionToken)) {
    session = await sessions.findByToken(projectId, keyRing.hashToken(shown.sessionToken), now)
  }
  return session?.userId === userId && !isImpersonated(session) ? session : null
}
