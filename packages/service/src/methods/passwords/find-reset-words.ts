import { isOwnVerifier } from '../../accounts/sign-in/verify-pkce.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import { findResetRecipient } from './find-reset-recipient.ts'
import type { PresentedReset } from './reset-by-email.ts'
import { readResetPayload } from './reset-payload.ts'
import { toOwnWords } from './verify-strength.ts'

/**
 * What a new password must not lean on, of the person whom a reset link is for: the words that the reset itself
 * will hold it against.
 *
 * @returns none for a link that does not work (here), which the calls about the link say
 */
export async function findResetWords(
  dependencies: Pick<Dependencies, 'storage' | 'keyRing' | 'clock'>,
  context: CallContext,
  { token, codeVerifier }: Pick<PresentedReset, 'token' | 'codeVerifier'>,
): Promise<string[]> {
  const { storage, clock } = dependencies
  const { projectId } = context.project
  const recipient = await findResetRecipient(dependencies, context, token)
  if (recipient?.challenge.kind !== 'password_reset') return []
  const { challengeId } = recipient.challenge
  const live = await storage.challenges.find(projectId, 'password_reset', challengeId, clock.now())
  if (!live) return []
  const { userId, codeChallenge } = readResetPayload(live)
  if (codeChallenge !== null && !isOwnVerifier(codeChallenge, codeVerifier)) return []
  const user = userId === null ? null : await storage.users.findById(projectId, userId)
  return user ? toOwnWords(user) : [recipient.address]
}
