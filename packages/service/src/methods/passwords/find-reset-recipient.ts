import { readLinkPayload } from '../../accounts/sign-in/link-payload.ts'
import { listMailboxes } from '../../accounts/sign-in/recover-email.ts'
import { isToken } from '../../foundation/create-id.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { ChallengeRow } from '../../kernel/storage/storage.ts'
import { type ResetPayload, readResetPayload } from './reset-payload.ts'

/** The user to whom a reset mail was sent. */
export interface ResetRecipient {
  readonly challenge: ChallengeRow
  /** The address as it is stored now; for an address without an account, as the user typed it. */
  readonly address: string
}

/**
 * Finds the recipient of a reset mail by the token of either link, live or not. Consumes nothing.
 *
 * @returns null for an unknown token, and when the address or the user was deleted or blocked
 */
export async function findResetRecipient(
  { storage, keyRing, clock }: Pick<Dependencies, 'storage' | 'keyRing' | 'clock'>,
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
  const mailboxes = user ? listMailboxes(user, clock.now()) : []
  const address = mailboxes.find((one) => one.emailId === emailId)?.email
  return user?.blockedAt === null && address !== undefined ? { challenge, address } : null
}

/** Null for a link that did not come from a reset mail. */
function readRecipient(
  challenge: ChallengeRow,
): Pick<ResetPayload, 'userId' | 'emailId' | 'newcomer'> | null {
  if (challenge.kind === 'password_reset') return readResetPayload(challenge)
  const payload = readLinkPayload(challenge)
  return payload.tokenType === 'login' ? payload : null
}
