import { readLinkPayload } from '../../accounts/sign-in/link-payload.ts'
import { isToken } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'
import { type ResetPayload, readResetPayload } from './reset-payload.ts'

/** Whom a link of a reset mail was for. */
export interface ResetRecipient {
  readonly challenge: ChallengeRow
  /** As it is stored now; of somebody without an account, as it was typed. */
  readonly address: string
}

/**
 * Finds whom a reset mail was sent to by the token of either of its links, live or not, and uses nothing up.
 *
 * @returns null for a token that nobody knows (any more), and where the address or the person is gone or blocked
 */
export async function findResetRecipient(
  { storage, keyRing }: Pick<Dependencies, 'storage' | 'keyRing'>,
  { project: { projectId } }: CallContext,
  token: string,
): Promise<ResetRecipient | null> {
  if (!isToken(token)) return null
  const secretHash = keyRing.hashToken(token)
  const { challenges, users } = storage
  const challenge =
    (await challenges.findAnyBySecret('password_reset', secretHash)) ??
    (await challenges.findAnyBySecret('magic_link', secretHash))
  const recipient = challenge?.projectId === projectId ? readRecipient(challenge) : null
  if (!challenge || !recipient) return null
  const { userId, emailId, newcomer } = recipient
  if (userId === null) return newcomer === undefined ? null : { challenge, address: newcomer }
  const user = await users.findById(projectId, userId)
  const address = user?.emails.find((one) => one.emailId === emailId)?.email
  return user?.blockedAt === null && address !== undefined ? { challenge, address } : null
}

/** Null for a link that no reset mail brought. */
function readRecipient(
  challenge: ChallengeRow,
): Pick<ResetPayload, 'userId' | 'emailId' | 'newcomer'> | null {
  if (challenge.kind === 'password_reset') return readResetPayload(challenge)
  const payload = readLinkPayload(challenge)
  return payload.tokenType === 'login' ? payload : null
}
