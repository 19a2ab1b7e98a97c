import type { ProjectConfig } from '../config/config.ts'
import { enqueueMail } from '../delivery/enqueue-mail.ts'
import { toOccasion } from '../delivery/occasion.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Source } from '../http/source-address.ts'
import type { CredentialAddition } from '../method/declare-credential.ts'
import type { Repositories, UserRow } from '../storage/storage.ts'
import { issueNotMe, type NoticedEvent } from './not-me.ts'
import { getReaderLanguage } from './reader-language.ts'

const noticeLifeMs = 24 * 3_600_000

/**
 * A credential is lasting access: whoever owns the account hears of one that was added, at every proved address, and
 * can undo it. Inside the transaction that adds it.
 *
 * @param added.payload what the message says beside the occasion
 */
export async function tellOfAddition(
  tx: Repositories,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing' | 'config' | 'findPlace'>,
  { project, source }: { readonly project: ProjectConfig; readonly source: Source },
  added: {
    readonly user: UserRow
    readonly event: NoticedEvent
    /** Of the kind that was added. */
    readonly addition: Pick<CredentialAddition, 'notice'>
    /** @default that of the person's browsers */
    readonly locale?: string | null
    readonly payload?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  const { user, event, addition, payload } = added
  const locale = added.locale ?? (await getReaderLanguage(tx, dependencies, user, source, project))
  for (const { email, verified } of user.emails) {
    // An address that nobody proved may be a stranger's.
    if (!verified) continue
    const notMeUrl = await issueNotMe(tx, dependencies, user, { email, locale, event })
    await enqueueMail(tx, dependencies, {
      project,
      to: email,
      template: addition.notice,
      locale,
      payload: { ...payload, notMeUrl, occasion: toOccasion(dependencies, source, locale) },
      expiresAt: dependencies.clock.now() + noticeLifeMs,
    })
  }
}
