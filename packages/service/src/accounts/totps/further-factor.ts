/**
 * The further factor of a change of password, for a user who has no session or whose session has not proved it: the
 * request contains its code beside the first factor.
 */

import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isImpersonated } from '../../kernel/audit/is-impersonated.ts'
import type { SignInAttempt } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { FactorRow, Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { reportUsedCode } from '../recovery-codes/report-used-code.ts'
import { hasGuardFactor } from '../sessions/has-second-factor.ts'
import {
  recordAuthentication,
  type SessionOptions,
  type SignedIn,
} from '../sessions/start-session.ts'
import { isGuarded, verifySufficientFactors } from '../sessions/verify-sufficient-factors.ts'
import {
  checkRecoveryCode,
  consumeRecoveryCode,
  type UsedRecoveryCode,
} from './authenticate-recovery-code.ts'
import { checkTotpCode, consumeTotpStep, type FurtherProof } from './authenticate-totp.ts'

/** The further factor in a request. */
export interface ShownFactor {
  readonly totpCode?: string | undefined
  readonly recoveryCode?: string | undefined
  /** The caller's session, which may have proved enough factors. */
  readonly session?: Pick<SessionOptions, 'sessionToken' | 'sessionId'>
}

/** Reads the further factor from a request's body, together with the caller's session. */
export const toShownFactor = (
  body: { readonly totp_code?: string | undefined; readonly recovery_code?: string | undefined },
  { sessionToken, sessionId }: Pick<SessionOptions, 'sessionToken' | 'sessionId'>,
): ShownFactor => ({
  totpCode: body.totp_code,
  recoveryCode: body.recovery_code,
  session: { sessionToken, ...(sessionId && { sessionId }) },
})

/** A consumed further factor, or that of the caller's session. */
interface UsedFactor {
  /** Null when the session has proved it. */
  readonly factor: FactorRow | null
  readonly recoveryCode?: UsedRecoveryCode
}

/**
 * Consumes the further factor, within the transaction of the change. Null when none was necessary, or the session
 * suffices by two factors of the first step.
 */
export type ConsumeFurtherFactor = (
  tx: Repositories,
  /** The user as read under the change's lock. */
  person: Pick<UserRow, 'credentials'>,
) => Promise<UsedFactor | null>

/**
 * Consumes no further factor, because none protected the user when the change was requested, or the user did not exist.
 *
 * @throws AuthError `insufficient_factors` when one protects the account now
 */
export const refuseGuarded: ConsumeFurtherFactor = async (_tx, person) => {
  if (isGuarded(person)) throw new AuthError('insufficient_factors')
  return null
}

/**
 * Checks the further factor of a change without consuming it. A wrong code is counted.
 *
 * @throws AuthError `insufficient_factors` when the account has a further factor and the request contains none; every
 *   error of its proof
 */
export async function checkFurtherFactor(
  dependencies: Dependencies,
  guess: Pick<FurtherProof, 'project' | 'user' | 'source'>,
  shown: ShownFactor,
  attempt: SignInAttempt,
): Promise<ConsumeFurtherFactor> {
  const { user } = guess
  if (!isGuarded(user)) return refuseGuarded
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
    return hasGuardFactor(session) ? { factor: null } : null
  }
  await verifySession(dependencies.storage)
  // Verified again inside the transaction, because the session may have ended.
  return verifySession
}

/**
 * Adds the consumed further factor to the session that the change started.
 *
 * @param started null when no session was requested
 * @returns the session with the factor
 */
export async function addFurtherFactor(
  tx: Repositories,
  dependencies: Dependencies,
  context: Pick<FurtherProof, 'project' | 'user' | 'source'>,
  { started, used }: { readonly started: SignedIn['started']; readonly used: UsedFactor | null },
): Promise<SignedIn['started']> {
  if (!used?.factor) return started
  const { factor, recoveryCode } = used
  const sessionId = started?.session?.sessionId
  const session = { minutes: null, sessionToken: null, ...(sessionId && { sessionId }) }
  const after = await recordAuthentication(tx, dependencies, { ...context, factor, ...session })
  if (recoveryCode) {
    const { codeId, totpId } = recoveryCode
    const { user } = context
    await reportUsedCode(tx, dependencies, context, { user, started: after, codeId, totpId })
  }
  return after
}

/** Finds the user's own active session that the caller sent. */
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
