import { totpCredential } from '../../declarations/totps/credential.ts'
import { toSecretSealContext } from '../../declarations/totps/totp-secret-context.ts'
import type { TotpRow } from '../../declarations/totps/totp-store.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { recordFailures, type SignInAttempt } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { FactorRow, Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { tellOfAddition } from '../notices/tell-of-addition.ts'
import { forgetRememberedDevices } from '../sessions/remember-device.ts'
import { type Proof, recordAuthentication, type SignedIn } from '../sessions/start-session.ts'
import {
  type CodeGuess,
  forgetCodeGuesses,
  reserveCodeGuess,
} from '../sign-in/reserve-code-guess.ts'
import { findTotpStep } from './totp-code.ts'

/** The user who proves a further factor, and the session. */
export type FurtherProof = Omit<Proof, 'factor'>

/**
 * Adds the proof of an authenticator app to a user's session. The first code of a new app verifies it. A code is valid
 * once, in its time step and in the two adjacent steps.
 *
 * @param code the code as the user typed it
 * @throws AuthError `invalid_totp_code`, `totps_not_found_for_user`, `user_lock_limit_reached`,
 *   `unable_to_authenticate_totp`, `totp_code_already_authenticated`, `user_blocked`, `session_not_found`
 */
export async function authenticateTotp(
  dependencies: Dependencies,
  proof: FurtherProof,
  code: string,
): Promise<SignedIn & { readonly totpId: string }> {
  verifyFormat(code)
  const proved = await recordFailures(dependencies, proof, 'totp', async (attempt) => {
    attempt.userId = proof.user.userId
    const found = await checkTotpCode(dependencies, proof, code, attempt)
    return proveApp(dependencies, proof, found)
  })
  dependencies.wakeOutbox()
  return proved
}

function verifyFormat(code: string): void {
  if (!/^[0-9]{6}$/.test(code)) throw new AuthError('invalid_totp_code')
}

/** The app and the time step of a correct code. */
export interface FoundTotpStep {
  readonly app: TotpRow
  readonly step: number
  /** Under which wrong codes were counted, until the right one is consumed. */
  readonly guess: CodeGuess & { readonly userId: string }
}

/**
 * Counts a guess, and finds the app and the time step of the code without consuming them. Beside an app that protects the
 * account no other counts: the new one takes its place only at the end of its addition.
 *
 * @param only the new app whose code is checked
 * @throws AuthError `invalid_totp_code`, `totps_not_found_for_user`, `user_lock_limit_reached`,
 * `unable_to_authenticate_totp`
 */
export async function checkTotpCode(
  dependencies: Dependencies,
  { project, user, source }: Pick<FurtherProof, 'project' | 'user' | 'source'>,
  code: string,
  attempt: SignInAttempt,
  only?: string,
): Promise<FoundTotpStep> {
  verifyFormat(code)
  const { storage, keyRing, clock } = dependencies
  const { projectId } = project
  const { userId } = user
  const now = clock.now()
  const apps = await storage.totps.listOfUser(projectId, userId, now)
  if (apps.length === 0) throw new AuthError('totps_not_found_for_user')
  const guess = { projectId, subject: `totp:${userId}`, codeId: null, userId, source }
  const { failures, isLast } = await reserveCodeGuess(dependencies, guess)
  const isOn = apps.some(({ verified }) => verified)
  const counted = apps.filter(({ totpId, verified }) =>
    only === undefined ? verified || !isOn : totpId === only,
  )
  for (const app of counted) {
    const secret = keyRing.open(app.sealedSecret, toSecretSealContext(app))
    const step = findTotpStep(secret, code, now)
    if (step !== null) return { app, step, guess }
  }
  if (isLast) attempt.lock = { failures }
  throw new AuthError('unable_to_authenticate_totp')
}

/**
 * Consumes the time step, within the caller's transaction.
 *
 * @throws AuthError `totp_code_already_authenticated`
 */
export async function consumeTotpStep(
  tx: Pick<Repositories, 'totps' | 'attempts'>,
  { clock, keyRing }: Pick<Dependencies, 'clock' | 'keyRing'>,
  { app: { projectId, totpId }, step, guess }: FoundTotpStep,
): Promise<FactorRow> {
  const isFirstUse = await tx.totps.useStep(projectId, totpId, step)
  if (!isFirstUse) throw new AuthError('totp_code_already_authenticated')
  await forgetCodeGuesses(tx.attempts, { keyRing }, guess)
  return toTotpFactor(totpId, clock.now())
}

/** Returns the factor that an app is in a session. */
export const toTotpFactor = (totpId: string, now: number): FactorRow => ({
  type: 'totp',
  deliveryMethod: 'authenticator_app',
  authenticatedAt: now,
  credential: { factor: 'totp', id: totpId },
})

/** Consumes the time step and renews the session in one transaction. */
function proveApp(dependencies: Dependencies, proof: FurtherProof, found: FoundTotpStep) {
  const { app } = found
  const { projectId, userId, totpId } = app
  return dependencies.storage.transaction(async (tx) => {
    // Locks the user before the app's row, in the same order as the code that ends all of a user's sessions.
    await tx.artefacts.lockForUser(projectId, userId)
    const factor = await consumeTotpStep(tx, dependencies, found)
    // Reads the user again, because the app may be verified now.
    const user = await tx.users.findById(projectId, userId)
    if (!user) throw new AuthError('unable_to_authenticate_totp')
    const started = await recordAuthentication(tx, dependencies, { ...proof, user, factor })
    const verified = { user, totpId, session: started?.session }
    if (!app.verified) await recordVerified(tx, dependencies, proof, verified)
    return { started, user, totpId }
  })
}

/** Records that an app protects the account from now on, and tells its owner. No device was asked for it yet. */
export async function recordVerified(
  tx: Repositories,
  dependencies: Dependencies,
  proof: FurtherProof,
  verified: { user: UserRow; totpId: string; session: SessionRow | undefined },
): Promise<void> {
  const { user, totpId, session } = verified
  await forgetRememberedDevices(tx, user, dependencies.clock.now())
  await recordActivity(tx, dependencies, {
    action: 'totp.verified',
    project: proof.project,
    actor: { kind: 'person', id: user.userId },
    user,
    ...(session && { session }),
    source: proof.source,
    details: { totp_id: totpId },
  })
  await tellOfAddition(tx, dependencies, proof, {
    user,
    addition: totpCredential.addition,
    id: totpId,
    session,
  })
}
