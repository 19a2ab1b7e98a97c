import type { SessionOptions } from '../../accounts/sessions/start-session.ts'
import { toPasscodeSubject } from '../../accounts/sign-in/complete-email-sign-in.ts'
import { readLinkPayload } from '../../accounts/sign-in/link-payload.ts'
import { reserveCodeGuess } from '../../accounts/sign-in/reserve-code-guess.ts'
import { verifyPkce } from '../../accounts/sign-in/verify-pkce.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { isEqualDigest } from '../../foundation/text/is-equal-digest.ts'
import { recordFailures } from '../../kernel/audit/record-failures.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'
import { completeLink, type LinkSignIn } from './sign-in-by-link.ts'

/** The fields that the requesting page presents in place of the link. */
export interface PresentedLinkCode {
  /** The code as the user typed it. */
  readonly code: string
  readonly codeId: string
  readonly codeVerifier?: string | undefined
}

/** Guesses count against the address, even if no account has it: the answer must not reveal that. */
const toAddress = (subject: string) => subject.replace(/^decoy:/, '')

/**
 * Signs in with the code from a link's mail. Link and code share one row, so using one ends the other. Guesses share
 * their counter and lock with those at passcodes of the same address.
 *
 * @throws AuthError `invalid_code`, `invalid_method_id`, `otp_code_not_found`, `user_lock_limit_reached`, every error
 *   of PKCE
 */
export async function signInByLinkCode(
  dependencies: Dependencies,
  context: CallContext,
  { code, codeId, codeVerifier }: PresentedLinkCode,
  options: SessionOptions,
): Promise<LinkSignIn> {
  if (!/^[0-9]{6}$/.test(code)) throw new AuthError('invalid_code')
  if (!/^[\w-]{1,128}$/.test(codeId)) throw new AuthError('invalid_method_id')
  await dependencies.rateLimits.takeAuthenticate(context.project, context.source)
  return recordFailures(dependencies, context, 'magic_link', async (attempt) => {
    const { storage, keyRing, clock } = dependencies
    const { projectId } = context.project
    const challenge = await storage.challenges.findAny(projectId, 'magic_link', codeId)
    if (!challenge) throw new AuthError('otp_code_not_found')
    const payload = readLinkPayload(challenge)
    attempt.userId = payload.userId
    attempt.challenge = challenge
    const { failures, isLast } = await reserveCodeGuess(dependencies, {
      projectId,
      subject: toPasscodeSubject(toAddress(challenge.subject)),
      codeId: challenge.challengeId,
      userId: payload.userId,
      source: context.source,
    })
    const guessHash = keyRing.hashCode(challenge.challengeId, code)
    // A mail without a code has no hash. The comparison then uses a text of the same length that no hash equals, so that
    // it takes the same time.
    const isRight = isEqualDigest(guessHash, payload.codeHash ?? '-'.repeat(guessHash.length))
    if (!isRight) {
      if (isLast) {
        attempt.lock = { failures }
        await voidLink(dependencies, challenge, failures)
      }
      throw new AuthError('otp_code_not_found')
    }
    return await storage.transaction(async (tx) => {
      const now = clock.now()
      // Locks the user before the link's row. Calls that end all secrets of a user take the two locks in the same order.
      if (payload.userId !== null) await tx.artefacts.lockForUser(projectId, payload.userId)
      const live = await tx.challenges.find(projectId, 'magic_link', challenge.challengeId, now)
      if (live) verifyPkce(payload.codeChallenge, codeVerifier)
      const used =
        live && (await tx.challenges.consume(projectId, 'magic_link', live.challengeId, now))
      const signedIn =
        used &&
        (await completeLink(tx, dependencies, context, { payload, id: used.challengeId }, options))
      // A used code, a used link, a void and an expired one get the same answer.
      if (!signedIn) throw new AuthError('otp_code_not_found')
      return signedIn
    })
  })
}

/** Voids the code and its link, from the last allowed guess on. */
async function voidLink(
  dependencies: Dependencies,
  { projectId, challengeId }: ChallengeRow,
  failures: number,
): Promise<void> {
  const { storage, clock, log } = dependencies
  await storage.transaction(async ({ challenges }) => {
    const now = clock.now()
    const ended = await challenges.consume(projectId, 'magic_link', challengeId, now)
    const waitId = ended && readLinkPayload(ended).otherDevice?.waitId
    if (waitId) await challenges.consume(projectId, 'other_device', waitId, now)
  })
  log.info({ project_id: projectId, failures }, 'code of a link voided, guesses have to wait')
}
