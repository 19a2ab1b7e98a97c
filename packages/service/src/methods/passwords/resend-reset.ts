import type { RequestOf } from '@portico/contract'
import type { passwords } from '@portico/contract/methods/passwords'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { findResetRecipient } from './find-reset-recipient.ts'
import { readResetOptions, startReset } from './start-reset.ts'

/**
 * Mails new links to whom a reset mail went before. Its token proves nothing any more: all that it does is to name
 * the address on file. A token that nobody knows is answered like one that somebody had.
 *
 * @throws AuthError what is wrong with the mail's options, and `too_many_requests`
 */
export async function resendReset(
  dependencies: Dependencies,
  call: Call<RequestOf<typeof passwords.resetByEmailResend>>,
): Promise<void> {
  const { token, ...options } = call.body
  // Before anybody is looked up: the answer must not tell whether there is somebody.
  readResetOptions({ project: call.project, body: options })
  await dependencies.rateLimits.takeAuthenticate(call.project, call.source)
  const recipient = await findResetRecipient(dependencies, call, token)
  if (!recipient) return
  await startReset(dependencies, { ...call, body: { ...options, email: recipient.address } })
}
