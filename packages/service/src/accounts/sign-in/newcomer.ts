/**
 * Handles addresses without an account in private mode: the page must not learn that there is none, but the mailbox's
 * reader may. The mail says so and contains a link for signing up. A user is created only when that link is used.
 */

import { type ParsedEmail, parseEmail } from '../../foundation/addresses/parse-email.ts'
import { decoyTemplate, type MailRequest } from '../../kernel/delivery/enqueue-mail.ts'
import { toOccasion } from '../../kernel/delivery/occasion.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import { findOrCreateByEmail } from './find-or-create-by-email.ts'
import type { Recipient } from './find-recipient.ts'

/** An address without an account, for which a link would create a user. */
export interface Newcomer {
  readonly userId: null
  readonly emailId: null
  /** The address as it was typed. */
  readonly newcomer: string
}

/** The part of a link's payload about its user: the ids, or the address of a newcomer. */
export function toLinkOwner(
  recipient: Pick<Recipient, 'userId' | 'emailId'> | Newcomer,
): Pick<Recipient, 'userId' | 'emailId'> | Newcomer {
  const { userId, emailId } = recipient
  return userId === null ? recipient : { userId, emailId }
}

/**
 * Makes a newcomer.
 *
 * @param email an address without an account
 */
export const toNewcomer = ({ address }: ParsedEmail): Newcomer => ({
  userId: null,
  emailId: null,
  newcomer: address,
})

/**
 * Builds the mail to an address without an account. For a blocked user, and within an hour of the last such mail, the
 * mail is a decoy that is never sent, so that the call takes the same time.
 *
 * @param told.signUp the page for signing up; null where the project has none
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

/** The subject under which a link is stored: a link that is not sent must not replace one that was. */
export const toLinkSubject = ({ canonical }: ParsedEmail, isSent: boolean): string =>
  isSent ? canonical : `decoy:${canonical}`

/**
 * Finds or creates the user of a mailbox that a link proved, in the transaction that consumed the link.
 *
 * @returns the ids of the user and of the address, and whether the user is new
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
  const { user, created } = await findOrCreateByEmail(
    repositories,
    dependencies,
    { project, source },
    { email: parsed, status: 'pending' },
  )
  const own = user.emails.find(({ email }) => parseEmail(email).canonical === parsed.canonical)
  return own ? { userId: user.userId, emailId: own.emailId, isCreated: created } : null
}
