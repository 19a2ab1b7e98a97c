import type { ProjectConfig } from '../../kernel/config/config.ts'
import { enqueueMail } from '../../kernel/delivery/enqueue-mail.ts'
import { toOccasion } from '../../kernel/delivery/occasion.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { EmailRow, Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { isSettledAddress } from './is-settled-address.ts'
import { getReaderLanguage } from './reader-language.ts'
import { issueUndoToken, type NoticedEvent } from './undo-token.ts'

const lifeMs = 24 * 3_600_000

/** The parts of the service that a notice needs. */
export type NoticePorts = Pick<
  Dependencies,
  'random' | 'clock' | 'keyRing' | 'config' | 'findPlace' | 'rateLimits'
>

/**
 * Mails a notice of an event to every verified address of the user, with a link that undoes the event. An address that
 * was added a few days ago gets no link: it may be that of a thief. Runs inside the transaction of the event.
 *
 * @param notice.payload fields of the message beside the link and the occasion
 */
export async function mailNotice(
  tx: Pick<Repositories, 'browsers' | 'challenges' | 'outbox'>,
  ports: NoticePorts,
  { project, source }: { readonly project: ProjectConfig; readonly source: Source },
  notice: {
    readonly user: UserRow
    readonly event: NoticedEvent
    readonly template: string
    /** The notice's language; null for the language of the user's browsers. */
    readonly locale: string | null
    readonly payload: Readonly<Record<string, unknown>>
    /** Removed addresses that get the notice as well. */
    readonly removed?: readonly EmailRow[]
    /** Until when the links work; epoch milliseconds. @default seven days */
    readonly linkEndsAt?: number
  },
): Promise<void> {
  const { user, event, template, payload, removed = [], linkEndsAt: endsAt } = notice
  const now = ports.clock.now()
  const locale = notice.locale ?? (await getReaderLanguage(tx, ports, user, source, project))
  for (const address of [...user.emails, ...removed]) {
    // An unverified address may belong to another user.
    if (!address.verified) continue
    const { email } = address
    const notMeUrl = isSettledAddress(user, address, now)
      ? await issueUndoToken(tx, ports, user, { email, locale, event, endsAt })
      : undefined
    await enqueueMail(tx, ports, {
      project,
      to: email,
      template,
      locale,
      payload: {
        ...payload,
        ...(notMeUrl !== undefined && { notMeUrl }),
        occasion: toOccasion(ports, source, locale),
      },
      expiresAt: now + lifeMs,
    })
  }
}
