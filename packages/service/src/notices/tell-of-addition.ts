import type { ProjectConfig } from '../config/config.ts'
import { enqueueMail } from '../delivery/enqueue-mail.ts'
import { toOccasion } from '../delivery/occasion.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Source } from '../http/source-address.ts'
import type { Repositories, UserRow } from '../storage/storage.ts'
import { issueNotMe, type NoticedEvent } from './not-me.ts'
import { getReaderLanguage } from './reader-language.ts'

const noticeLifeMs = 24 * 3_600_000

/**
 * A credential is lasting access: whoever owns the account hears of one that was added, at every proved address, and
 * can undo it. Inside the transaction that adds it.
 *
 * @param added.template a message by `defineAdditionMail`, or one that takes the same
 * @param added.payload what the message says beside the occasion
 */
export async function tellOfAddition(
  tx: Repositories,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing' | 'config' | 'findPlace'>,
  { project, source }: { readonly project: ProjectConfig; readonly source: Source },
  added: {
    readonly user: UserRow
    readonly event: NoticedEvent
    readonly template: string
    readonly payload?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  const { user, event, template, payload } = added
  const locale = await getReaderLanguage(tx, dependencies, user, source, project)
  for (const { email, verified } of user.emails) {
    // An address that nobody proved may be a stranger's.
    if (!verified) continue
    const notMeUrl = await issueNotMe(tx, dependencies, user, { email, locale, event })
    await enqueueMail(tx, dependencies, {
      project,
      to: email,
      template,
      locale,
      payload: { ...payload, notMeUrl, occasion: toOccasion(dependencies, source, locale) },
      expiresAt: dependencies.clock.now() + noticeLifeMs,
    })
  }
}
