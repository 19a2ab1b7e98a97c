/**
 * Private mode, and nobody has the address that was typed: the page must not learn it, but whoever reads the mailbox
 * may. They get a mail that says so and leads to a sign-up. Nobody is created until its link is used.
 */

import { type ParsedEmail, parseEmail } from '../addresses/parse-email.ts'
import { decoyTemplate, type MailRequest } from '../delivery/enqueue-mail.ts'
import { toOccasion } from '../delivery/occasion.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Call } from '../http/register-operations.ts'
import type { Repositories } from '../storage/storage.ts'
import { findOrCreatePending } from './find-or-create-pending.ts'
import type { Recipient } from './find-recipient.ts'

/** Whom a link would make a person of. */
export interface Newcomer {
  readonly userId: null
  readonly emailId: null
  /** As it was typed. */
  readonly newcomer: string
}

/** What a link's row says of its person: their ids, or the address of one to come. */
export function toLinkOwner(
  recipient: Pick<Recipient, 'userId' | 'emailId'> | Newcomer,
): Pick<Recipient, 'userId' | 'emailId'> | Newcomer {
  const { userId, emailId } = recipient
  return userId === null ? recipient : { userId, emailId }
}

/** @param email who has no account */
export const toNewcomer = ({ address }: ParsedEmail): Newcomer => ({
  userId: null,
  emailId: null,
  newcomer: address,
})

/**
 * The mail to an address that nobody has. Where nothing may be said (a blocked person's, or it was said within the
 * hour) it is one that never leaves: what is written takes the same time.
 *
 * @param told.signUp where the person goes on; null where the project has no page for it
 */
export function toMissingAccountMail(
  dependencies: Pick<Dependencies, 'clock' | 'findPlace'>,
  { project, source }: Pick<Call, 'project' | 'source'>,
  told: {
    readonly isTold: boolean
    readonly email: ParsedEmail
    readonly locale: string
    readonly signUp: { readonly kind: string; readonly url: string } | null
    readonly expiresAt: number
  },
): MailRequest {
  const { isTold, email, locale, signUp, expiresAt } = told
  return {
    project,
    to: isTold ? email.address : '',
    template: isTold ? 'account.missing' : decoyTemplate,
    locale,
    payload: {
      ...(signUp && { signUp }),
      occasion: toOccasion(dependencies, source, locale),
    },
    expiresAt,
  }
}

/** Where a link's row stands: one that nobody gets must not end another that somebody got. */
export const toLinkSubject = ({ canonical }: ParsedEmail, isSent: boolean): string =>
  isSent ? canonical : `decoy:${canonical}`

/**
 * The mailbox was proved by the link: finds or creates its person, inside the transaction that used the link up.
 *
 * @returns the ids of the person and of the address, and whether the person is new
 */
export async function admitNewcomer(
  repositories: Pick<Repositories, 'users' | 'audit' | 'outbox'>,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing'>,
  { project, source }: Pick<Call, 'project' | 'source'>,
  newcomer: string,
): Promise<{
  readonly userId: string
  readonly emailId: string
  readonly isCreated: boolean
} | null> {
  const parsed = parseEmail(newcomer)
  const { user, created } = await findOrCreatePending(
    repositories,
    dependencies,
    { project, source },
    { email: parsed, isProved: true },
  )
  const own = user.emails.find(({ email }) => parseEmail(email).canonical === parsed.canonical)
  return own ? { userId: user.userId, emailId: own.emailId, isCreated: created } : null
}
