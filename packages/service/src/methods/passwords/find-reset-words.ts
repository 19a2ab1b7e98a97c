import { isOwnVerifier } from '../../accounts/sign-in/verify-pkce.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import { findResetRecipient } from './find-reset-recipient.ts'
import type { PresentedReset } from './reset-by-email.ts'
import { readResetPayload } from './reset-payload.ts'
import { toOwnWords } from './verify-strength.ts'

/**
 * Finds the words that a new password must not contain, for the user of a reset link. The reset itself uses the same
 * words.
 *
 * @returns no words for a link that does not work in this browser; other calls report the reason
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
