import type { ReplyOf, RequestOf } from '@portico/contract'
import type { emailMagicLinks } from '@portico/contract/methods/email-magic-links'
import { readSessionOptions } from '../../accounts/sessions/read-session-options.ts'
import { toAuthReply } from '../../accounts/sessions/to-auth-reply.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { signInByOtherDevice } from './poll-other-device.ts'
import { type LinkSignIn, signInByLink } from './sign-in-by-link.ts'
import { signInByLinkCode } from './sign-in-by-link-code.ts'

type Authenticate = typeof emailMagicLinks.authenticate
type AuthenticateByOtherDevice = typeof emailMagicLinks.authenticateByOtherDevice
type AuthenticateByCode = typeof emailMagicLinks.authenticateByCode

type Answer = Omit<ReplyOf<Authenticate>, 'request_id' | 'status_code'>

/** Signs a page in with a link's token. */
export async function authenticateLink(
  dependencies: Dependencies,
  call: Call<RequestOf<Authenticate>>,
): Promise<Answer> {
  const { body } = call
  const presented = { token: body.token, codeVerifier: body.code_verifier }
  const options = readSessionOptions(call, body)
  return toAnswer(dependencies, call, await signInByLink(dependencies, call, presented, options))
}

/** Signs in the page that requested a link, after its number was picked on another device. */
export async function authenticateByOtherDevice(
  dependencies: Dependencies,
  call: Call<RequestOf<AuthenticateByOtherDevice>>,
): Promise<Answer> {
  const { body } = call
  const presented = { pollToken: body.poll_token, codeVerifier: body.code_verifier }
  const options = readSessionOptions(call, body)
  const signIn = await signInByOtherDevice(dependencies, call, presented, options)
  return toAnswer(dependencies, call, signIn)
}

/** Signs in the page that requested a link, with the code in the same mail. */
export async function authenticateLinkCode(
  dependencies: Dependencies,
  call: Call<RequestOf<AuthenticateByCode>>,
): Promise<Answer> {
  const { body } = call
  const presented = { code: body.code, codeId: body.code_id, codeVerifier: body.code_verifier }
  const options = readSessionOptions(call, body)
  const signIn = await signInByLinkCode(dependencies, call, presented, options)
  return toAnswer(dependencies, call, signIn)
}

async function toAnswer(
  dependencies: Dependencies,
  call: Pick<Call, 'project'>,
  signedIn: LinkSignIn,
): Promise<Answer> {
  return { ...(await toAuthReply(dependencies, call, signedIn)), method_id: signedIn.methodId }
}
