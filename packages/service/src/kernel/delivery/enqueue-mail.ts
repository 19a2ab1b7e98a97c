/**
 * Writes mails to the outbox, in the caller's transaction: a code is stored if and only if its mail will be sent.
 * Requests neither render nor send mail.
 */
import type { Clock } from '../../foundation/clock.ts'
import type { Random } from '../../foundation/random.ts'
import type { Repositories } from '../storage/storage.ts'
import { toMessageId } from './message-of-challenge.ts'

/**
 * The template of a mail that is never sent. It is enqueued where an existing user would get a mail, so that both cases
 * take equally long.
 */
export const decoyTemplate = 'decoy'

/** A mail to send. */
export interface MailRequest {
  readonly project: { readonly projectId: string }
  /** The stored address, spelled as the user typed it. */
  readonly to: string
  /** The name of a message template: `passcode.login`. */
  readonly template: string
  /** BCP 47 */
  readonly locale: string
  /** The template's payload, as JSON. It is stored sealed, because it contains the code or link. */
  readonly payload: Readonly<Record<string, unknown>>
  /** Epoch milliseconds after which the mail is no longer sent. */
  readonly expiresAt: number
  /** The challenge whose secret the mail contains, so that `withdrawMessages` can find the mail. */
  readonly challengeId?: string
}

/** Makes a random id, or the id derived from the challenge. */
export const createMessageId = (
  random: Random,
  { challengeId }: Pick<MailRequest, 'challengeId'>,
): string =>
  challengeId === undefined
    ? `message-${Buffer.from(random.bytes(16)).toString('hex')}`
    : toMessageId(challengeId)

/**
 * Writes one mail to the outbox. After the commit the caller should wake the worker; otherwise the mail waits for the
 * next poll.
 *
 * @param repositories those of the transaction that stores the mail's secret
 * @returns the message's id
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
