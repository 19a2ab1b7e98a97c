import type { RequestOf } from '@portico/contract'
import type { passwords } from '@portico/contract/methods/passwords'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { findResetRecipient } from './find-reset-recipient.ts'
import { readResetOptions, startReset } from './start-reset.ts'

/**
 * Mails new links to the recipient of an earlier reset mail. An expired token proves nothing and only identifies the
 * stored address. Unknown tokens get the same answer.
 *
 * @throws AuthError every error of the mail's options, and `too_many_requests`
 */
export async function resendReset(
  dependencies: Dependencies,
  call: Call<RequestOf<typeof passwords.resetByEmailResend>>,
): Promise<void> {
  const { token, ...options } = call.body
  // Checked before the user is looked up, since the answer must not reveal whether the address has an account.
  readResetOptions({ ...call, body: options })
  await dependencies.rateLimits.takeAuthenticate(call.project, call.source)
  const recipient = await findResetRecipient(dependencies, call, token)
  if (!recipient) return
  await startReset(dependencies, { ...call, body: { ...options, email: recipient.address } })
}
