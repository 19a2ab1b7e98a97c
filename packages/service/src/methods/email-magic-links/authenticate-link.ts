import type { emailMagicLinks, ReplyOf, RequestOf } from '@portico/contract'
import { recordFailures, type SignInAttempt } from '../../audit/record-failures.ts'
import { isToken } from '../../create-id.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../http/auth-error.ts'
import type { Call } from '../../http/register-operations.ts'
import { toSessionMinutes } from '../../sessions/session-end.ts'
import { toAuthReply } from '../../sessions/to-auth-reply.ts'
import { completeEmailSignIn } from '../../sign-in/complete-email-sign-in.ts'
import { verifyPkce } from '../../sign-in/verify-pkce.ts'
import { readLinkPayload } from './link-payload.ts'

type Authenticate = typeof emailMagicLinks.authenticate

/**
 * Signs in by a link's token: uses it up and starts the session in one transaction, so that there is
 * never one without the other. Unknown, used and expired tokens get one answer.
 */
export async function authenticateLink(
  dependencies: Dependencies,
  call: Call<RequestOf<Authenticate>>,
): Promise<Omit<ReplyOf<Authenticate>, 'request_id' | 'status_code'>> {
  const { project, source, body } = call
  const minutes = toSessionMinutes(project, body.session_duration_minutes)
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const { started, user, emailId } = await recordFailures(
    dependencies,
    call,
    'magic_link',
    (attempt) => consumeLink(dependencies, call, minutes, attempt),
  )
  return { ...(await toAuthReply(dependencies, project, started, user)), method_id: emailId }
}

async function consumeLink(
  dependencies: Dependencies,
  call: Call<RequestOf<Authenticate>>,
  minutes: number,
  attempt: SignInAttempt,
) {
  const { storage, keyRing, clock } = dependencies
  const { projectId } = call.project
  const { token, code_verifier } = call.body
  if (!isToken(token)) throw new AuthError('unable_to_auth_magic_link')
  const tokenHash = keyRing.hashToken(token)
  return await storage.transaction(async (tx) => {
    const now = clock.now()
    // A dead one, too: the entry that a failure leaves is to say whose link it was.
    const known = await tx.challenges.findAnyBySecret('magic_link', tokenHash)
    if (known?.projectId !== projectId) throw new AuthError('unable_to_auth_magic_link')
    const { userId, emailId, codeChallenge } = readLinkPayload(known)
    attempt.userId = userId
    // Before it is used up: who lacks the verifier must not spend the link of the one who has it.
    const live = await tx.challenges.find(projectId, 'magic_link', known.challengeId, now)
    if (live) verifyPkce(codeChallenge, code_verifier)
    const used =
      live && (await tx.challenges.consume(projectId, 'magic_link', live.challengeId, now))
    const signedIn =
      used &&
      (await completeEmailSignIn(tx, dependencies, call, {
        userId,
        emailId,
        factorType: 'magic_link',
        minutes,
      }))
    if (!signedIn) throw new AuthError('unable_to_auth_magic_link')
    return { ...signedIn, emailId }
  })
}
