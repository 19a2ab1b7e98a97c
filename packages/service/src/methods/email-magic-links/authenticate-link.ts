import type { emailMagicLinks, ReplyOf, RequestOf } from '@portico/contract'
import type { Dependencies } from '../../dependencies.ts'
import type { Call } from '../../http/register-operations.ts'
import { toSessionMinutes } from '../../sessions/session-end.ts'
import { getStarted } from '../../sessions/start-session.ts'
import { toAuthReply } from '../../sessions/to-auth-reply.ts'
import { signInByLink } from './sign-in-by-link.ts'

type Authenticate = typeof emailMagicLinks.authenticate

/** A page signs in by a link's token. */
export async function authenticateLink(
  dependencies: Dependencies,
  call: Call<RequestOf<Authenticate>>,
): Promise<Omit<ReplyOf<Authenticate>, 'request_id' | 'status_code'>> {
  const { project, sessionToken, body } = call
  const minutes = toSessionMinutes(project, body.session_duration_minutes)
  const presented = { token: body.token, codeVerifier: body.code_verifier }
  const { started, user, methodId } = await signInByLink(dependencies, call, presented, {
    minutes,
    sessionToken,
  })
  return {
    ...(await toAuthReply(dependencies, project, getStarted(started), user)),
    method_id: methodId,
  }
}
