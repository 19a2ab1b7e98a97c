import type { SessionOptions, SignedIn } from '../../accounts/sessions/start-session.ts'
import {
  dropUnverifiedCredentials,
  withoutUnverified,
} from '../../accounts/sign-in/drop-unverified-credentials.ts'
import { admitNewcomer } from '../../accounts/sign-in/newcomer.ts'
import { recoverEmail } from '../../accounts/sign-in/recover-email.ts'
import { verifyPkce } from '../../accounts/sign-in/verify-pkce.ts'
import {
  type AttributeMatch,
  verifySentAttributes,
} from '../../accounts/sign-in/verify-sent-attributes.ts'
import {
  addFurtherFactor,
  type ConsumeFurtherFactor,
  checkFurtherFactor,
  refuseGuarded,
  type ShownFactor,
} from '../../accounts/totps/further-factor.ts'
import { isToken } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordFailures, type SignInAttempt } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'
import { changePassword } from './change-password.ts'
import { findKeptSession } from './find-kept-session.ts'
import { readResetPayload } from './reset-payload.ts'
import { toOwnWords, verifyStrength } from './verify-strength.ts'

/** The fields that the page or host behind the mail's link presents. */
export interface PresentedReset {
  readonly token: string
  readonly password: string
  readonly codeVerifier?: string | undefined
  readonly match?: AttributeMatch | undefined
  /** The further factor, required in addition to the mailbox if it protects the account. */
  readonly further: ShownFactor
}

/**
 * Sets a new password with the token of a reset mail, and signs in. A refused password does not consume the token, so
 * that the user can choose another.
 *
 * @throws AuthError `unable_to_auth_password_reset_token`, `attribute_mismatch`, `breached_password`, `weak_password`,
 *   `insufficient_factors`, every error of PKCE and of the further factor
 */
export async function resetByEmail(
  dependencies: Dependencies,
  context: CallContext,
  presented: PresentedReset,
  options: SessionOptions,
): Promise<SignedIn> {
  const { project, source } = context
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const proof = await recordFailures(dependencies, context, 'password_reset', async (attempt) => {
    const challenge = await findReset(dependencies, context, presented, attempt)
    const { userId, newcomer } = readResetPayload(challenge)
    const { storage } = dependencies
    const known = userId && (await storage.users.findById(project.projectId, userId))
    // The link proves the mailbox, so the credentials that an attacker set up before protect nothing.
    const user = known && (await withoutUnverified(storage, dependencies, known, options))
    if (!user && newcomer === undefined) throw new AuthError('unable_to_auth_password_reset_token')
    const { password, further } = presented
    const words = user ? toOwnWords(user) : [newcomer ?? '']
    await verifyStrength(dependencies, { project, password, words })
    const consumeFurther = user
      ? await checkFurtherFactor(dependencies, { project, user, source }, further, attempt)
      : refuseGuarded
    const hash = await dependencies.passwordHasher.hash(password)
    return consumeReset(dependencies, context, { challenge, hash, consumeFurther }, options)
  })
  dependencies.wakeOutbox()
  return proof
}

async function findReset(
  { storage, keyRing, clock }: Dependencies,
  { project, source }: CallContext,
  { token, codeVerifier, match }: PresentedReset,
  attempt: SignInAttempt,
): Promise<ChallengeRow> {
  const refusal = new AuthError('unable_to_auth_password_reset_token')
  if (!isToken(token)) throw refusal
  const { projectId } = project
  const known = await storage.challenges.findAnyBySecret('password_reset', keyRing.hashToken(token))
  if (known?.projectId !== projectId) throw refusal
  const { userId, codeChallenge, sentFrom } = readResetPayload(known)
  attempt.userId = userId
  attempt.challenge = known
  const { challengeId } = known
  const live = await storage.challenges.find(projectId, 'password_reset', challengeId, clock.now())
  if (!live) throw refusal
  verifyPkce(codeChallenge, codeVerifier)
  verifySentAttributes(sentFrom, source, match)
  return live
}

function consumeReset(
  dependencies: Dependencies,
  context: CallContext,
  {
    challenge,
    hash,
    consumeFurther,
  }: { challenge: ChallengeRow; hash: string; consumeFurther: ConsumeFurtherFactor },
  options: SessionOptions,
) {
  const { projectId, challengeId } = challenge
  const { userId, emailId, newcomer, locale } = readResetPayload(challenge)
  const { storage, clock } = dependencies
  return storage.transaction(async (tx) => {
    const now = clock.now()
    // Locks the user before the token's row. Calls that end all secrets of a user take the two locks in the same order.
    if (userId !== null) await tx.artefacts.lockForUser(projectId, userId)
    const used = await tx.challenges.consume(projectId, 'password_reset', challengeId, now)
    if (!used) throw new AuthError('unable_to_auth_password_reset_token')
    const owner =
      newcomer === undefined
        ? { userId, emailId, isCreated: false }
        : await admitNewcomer(tx, dependencies, context, newcomer)
    const found = owner?.userId ? await tx.users.findById(projectId, owner.userId) : null
    const known =
      found && (await recoverEmail(tx, dependencies, context, found, owner?.emailId ?? ''))
    const proved = known?.emails.find((email) => email.emailId === owner?.emailId)
    if (!known || !proved) throw new AuthError('unable_to_auth_password_reset_token')
    // The mail proved the mailbox, so credentials that were added before by an unverified user are removed. An attacker
    // could otherwise keep a passkey that survives the new password.
    const settled = await dropUnverifiedCredentials(tx, dependencies, context, known, options)
    await tx.users.verifyEmail(projectId, known.userId, proved.emailId)
    const user = (await tx.users.findById(projectId, known.userId)) ?? settled
    const kept = await findKeptSession(tx, user, options, now)
    const isSignUp = owner?.isCreated ?? false
    const shown = await consumeFurther(tx, settled)
    const isFurtherFactorShown = shown !== null
    const how = { by: 'email', isProved: true, isFurtherFactorShown } as const
    const change = { user, hash, kept, locale, isSignUp, ...how }
    const changed = await changePassword(tx, dependencies, context, change, options)
    const { started } = changed
    const added = { started, used: shown }
    const renewed = await addFurtherFactor(tx, dependencies, { ...context, ...changed }, added)
    return { ...changed, started: renewed }
  })
}
