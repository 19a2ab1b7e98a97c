import type { CredentialAddition } from '../../declarations/declare-credential.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { enqueueMail } from '../../kernel/delivery/enqueue-mail.ts'
import { toOccasion } from '../../kernel/delivery/occasion.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { Repositories, UserRow } from '../../kernel/storage/storage.ts'
import { getReaderLanguage } from './reader-language.ts'
import { issueUndoToken, type NoticedEvent } from './undo-token.ts'

const noticeLifeMs = 24 * 3_600_000

/**
 * Sends the notice of an added credential to every verified address, with a link that undoes the addition, because a
 * credential gives lasting access. Runs inside the transaction that adds it.
 *
 * @param added.payload fields of the message beside the occasion
 */
export async function tellOfAddition(
  tx: Repositories,
  dependencies: Pick<Dependencies, 'random' | 'clock' | 'keyRing' | 'config' | 'findPlace'>,
  { project, source }: { readonly project: ProjectConfig; readonly source: Source },
  added: {
    readonly user: UserRow
    readonly event: NoticedEvent
    /** The addition settings of the credential's kind. */
    readonly addition: Pick<CredentialAddition, 'notice'>
    /**
     * The language of the notice.
     *
     * @default the language of the user's browsers
     */
    readonly locale?: string | null
    readonly payload?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  const { user, event, addition, payload } = added
  const locale = added.locale ?? (await getReaderLanguage(tx, dependencies, user, source, project))
  for (const { email, verified } of user.emails) {
    // An unverified address may belong to another user.
    if (!verified) continue
    const notMeUrl = await issueUndoToken(tx, dependencies, user, { email, locale, event })
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
