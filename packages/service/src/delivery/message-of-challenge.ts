/** A message that carries a one-time secret has no use once a newer secret has taken that one's place. */
import { createHash } from 'node:crypto'
import type { Repositories } from '../storage/storage.ts'

/**
 * The id of the message that carries a challenge's secret. It is in mail headers and in calls to providers, so nobody
 * may find the challenge by it: a passcode's id is the `method_id`.
 */
export function toMessageId(challengeId: string): string {
  const digest = createHash('sha256').update(`message of ${challengeId}`).digest('hex')
  return `message-${digest.slice(0, 32)}`
}

/**
 * Takes messages back that have not left yet, since their secrets were superseded: after an outage a person gets one
 * code that works, not five of which four do not.
 */
export async function withdrawMessages(
  { outbox }: Pick<Repositories, 'outbox'>,
  challengeIds: readonly string[],
): Promise<void> {
  if (challengeIds.length > 0) await outbox.withdraw(challengeIds.map(toMessageId))
}
