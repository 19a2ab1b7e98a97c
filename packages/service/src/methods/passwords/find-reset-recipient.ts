import { isToken } from '../../create-id.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readLinkPayload } from '../../sign-in/link-payload.ts'
import type { ChallengeRow, UserRow } from '../../storage/storage.ts'
import type { PasswordPlace } from './password-place.ts'
import { readResetPayload } from './reset-payload.ts'

/** Whom a link of a reset mail was for. */
export interface ResetRecipient {
  readonly challenge: ChallengeRow
  readonly user: UserRow
  /** As it is stored now. */
  readonly address: string
}

/**
 * Finds whom a reset mail was sent to by the token of either of its links, live or not, and uses nothing up.
 *
 * @returns null for a token that nobody knows (any more), and where the address or the person is gone or blocked
 */
export async function findResetRecipient(
  { storage, keyRing }: Pick<Dependencies, 'storage' | 'keyRing'>,
  { project: { projectId } }: PasswordPlace,
  token: string,
): Promise<ResetRecipient | null> {
  if (!isToken(token)) return null
  const secretHash = keyRing.hashToken(token)
  const { challenges, users } = storage
  const challenge =
    (await challenges.findAnyBySecret('password_reset', secretHash)) ??
    (await challenges.findAnyBySecret('magic_link', secretHash))
  const recipient = challenge?.projectId === projectId ? readRecipient(challenge) : null
  const user = recipient && (await users.findById(projectId, recipient.userId))
  const address = user?.emails.find(({ emailId }) => emailId === recipient?.emailId)?.email
  if (!challenge || !user || user.blockedAt !== null || address === undefined) return null
  return { challenge, user, address }
}

/** Null for a link that no reset mail brought. */
function readRecipient(
  challenge: ChallengeRow,
): { readonly userId: string; readonly emailId: string } | null {
  if (challenge.kind === 'password_reset') return readResetPayload(challenge)
  const { userId, emailId, tokenType } = readLinkPayload(challenge)
  return tokenType === 'login' && emailId !== null ? { userId, emailId } : null
}
