import type { ReplyOf, RequestOf } from '@portico/contract'
import type { otp } from '@portico/contract/methods/otp'
import { readSessionOptions } from '../../accounts/sessions/read-session-options.ts'
import { toAuthReply } from '../../accounts/sessions/to-auth-reply.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { signInByPasscode } from './sign-in-by-passcode.ts'

type Authenticate = typeof otp.authenticate

/** Signs a page in with a passcode. */
export async function authenticatePasscode(
  dependencies: Dependencies,
  call: Call<RequestOf<Authenticate>>,
): Promise<Omit<ReplyOf<Authenticate>, 'request_id' | 'status_code'>> {
  const { body } = call
  const options = readSessionOptions(call, body)
  const presented = { code: body.token, methodId: body.method_id }
  const signedIn = await signInByPasscode(dependencies, call, presented, options)
  return { ...(await toAuthReply(dependencies, call, signedIn)), method_id: body.method_id }
}
