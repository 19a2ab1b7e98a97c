/** Links messages to challenges: a message is useless once a newer challenge has replaced its secret. */
import { createHash } from 'node:crypto'
import type { Repositories } from '../storage/storage.ts'

/**
 * Derives the id of a challenge's message. Mail headers and calls to providers contain it, so it must not reveal the
 * challenge's id, which for a passcode is the `method_id`.
 */
export function toMessageId(challengeId: string): string {
  const digest = createHash('sha256').update(`message of ${challengeId}`).digest('hex')
  return `message-${digest.slice(0, 32)}`
}

/**
 * Removes unsent messages whose secrets were superseded, so that after an outage a user gets one valid code and not
 * four invalid ones as well.
 */
export async function withdrawMessages(
  { outbox }: Pick<Repositories, 'outbox'>,
  challengeIds: readonly string[],
): Promise<void> {
  if (challengeIds.length > 0) await outbox.withdraw(challengeIds.map(toMessageId))
}
