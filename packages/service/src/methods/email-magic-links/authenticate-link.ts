import type { emailMagicLinks, ReplyOf, RequestOf } from '@portico/contract'
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
  const { storage, keyRing, clock, rateLimits } = dependencies
  const { project, source, body } = call
  const minutes = toSessionMinutes(project, body.session_duration_minutes)
  await rateLimits.takeAuthenticate(project, source)
  if (!isToken(body.token)) throw new AuthError('unable_to_auth_magic_link')
  const tokenHash = keyRing.hashToken(body.token)
  const { started, user, emailId } = await storage.transaction(async (tx) => {
    const now = clock.now()
    const { projectId } = project
    const found = await tx.challenges.findBySecret(projectId, 'magic_link', tokenHash, now)
    if (!found) throw new AuthError('unable_to_auth_magic_link')
    const payload = readLinkPayload(found)
    // Before it is used up: who lacks the verifier must not spend the link of the one who has it.
    verifyPkce(payload.codeChallenge, body.code_verifier)
    const used = await tx.challenges.consume(projectId, 'magic_link', found.challengeId, now)
    const signedIn =
      used &&
      (await completeEmailSignIn(tx, dependencies, call, {
        userId: payload.userId,
        emailId: payload.emailId,
        factorType: 'magic_link',
        minutes,
      }))
    if (!signedIn) throw new AuthError('unable_to_auth_magic_link')
    return { ...signedIn, emailId: payload.emailId }
  })
  return { ...(await toAuthReply(dependencies, project, started, user)), method_id: emailId }
}
