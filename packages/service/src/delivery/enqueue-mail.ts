/**
 * The way into the outbox. The row is written in the caller's transaction: a code exists if and only if
 * the mail that carries it will be sent. Nothing is rendered or sent on a request.
 */
import type { Clock } from '../clock.ts'
import type { Random } from '../random.ts'
import type { Repositories } from '../storage/storage.ts'
import { toMessageId } from './message-of-challenge.ts'

/** Template of a mail that never leaves: written where a mail to somebody would have been, so that it takes as long. */
export const decoyTemplate = 'decoy'

/** A mail to send. */
export interface MailRequest {
  readonly project: { readonly projectId: string }
  /** The stored address, as the person wrote it. */
  readonly to: string
  /** Name of a message: `passcode.login`. */
  readonly template: string
  /** BCP 47 */
  readonly locale: string
  /** What the template declares; JSON. Sealed at rest because it carries the code or link. */
  readonly payload: Readonly<Record<string, unknown>>
  /** Epoch milliseconds after which there is no use in sending. */
  readonly expiresAt: number
  /** The challenge whose secret it carries, for messages that `withdrawMessages` takes back. */
  readonly challengeId?: string
}

/** An id of its own, or the one by which the message of a challenge is found again. */
export const createMessageId = (
  random: Random,
  { challengeId }: Pick<MailRequest, 'challengeId'>,
): string =>
  challengeId === undefined
    ? `message-${Buffer.from(random.bytes(16)).toString('hex')}`
    : toMessageId(challengeId)

/**
 * Writes one mail into the outbox. Wake the worker after the commit, or it leaves at the next poll.
 *
 * @param repositories those of the transaction that stores the secret which the mail carries
 * @returns the id of the message
 */
export async function enqueueMail(
  repositories: Pick<Repositories, 'outbox'>,
  ports: {
    readonly keyRing: { seal(text: string): string }
    readonly random: Random
    readonly clock: Clock
  },
  mail: MailRequest,
): Promise<string> {
  const messageId = createMessageId(ports.random, mail)
  await repositories.outbox.add({
    projectId: mail.project.projectId,
    messageId,
    channel: 'email',
    to: mail.to,
    template: mail.template,
    locale: mail.locale,
    sealedPayload: ports.keyRing.seal(JSON.stringify(mail.payload)),
    createdAt: ports.clock.now(),
    expiresAt: mail.expiresAt,
  })
  return messageId
}
