import type { ReplyOf, RequestOf } from '@portico/contract'
import type { passwords } from '@portico/contract/methods/passwords'
import { verifyPkce } from '../../accounts/sign-in/verify-pkce.ts'
import { maskEmail } from '../../foundation/addresses/mask-email.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { findResetRecipient } from './find-reset-recipient.ts'
import { readResetPayload } from './reset-payload.ts'

type Check = typeof passwords.resetByEmailCheck

/**
 * Checks whether a reset link still works, before the user types a new password. It changes nothing. Unknown, used and
 * expired tokens get the same answer.
 *
 * @throws AuthError every error of PKCE, for a link that works in another browser
 */
export async function checkReset(
  dependencies: Dependencies,
  { project, source, body }: Call<RequestOf<Check>>,
): Promise<Omit<ReplyOf<Check>, 'request_id' | 'status_code'>> {
  await dependencies.rateLimits.takeAuthenticate(project, source)
  const recipient = await findResetRecipient(dependencies, { project, source }, body.token)
  if (!recipient) return { is_valid: false, email: null, masked_email: null }
  const { challenge, address } = recipient
  const { storage, clock } = dependencies
  const live =
    challenge.kind === 'password_reset' &&
    (await storage.challenges.find(
      project.projectId,
      'password_reset',
      challenge.challengeId,
      clock.now(),
    ))
  // A link that no longer works proves nothing, so only a masked address is returned.
  if (!live) return { is_valid: false, email: null, masked_email: maskEmail(address) }
  verifyPkce(readResetPayload(live).codeChallenge, body.code_verifier)
  return { is_valid: true, email: address, masked_email: maskEmail(address) }
}
