import { enqueueMail } from '../../delivery/enqueue-mail.ts'
import { toOccasion } from '../../delivery/occasion.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/register-operations.ts'
import { issueNotMe } from '../../notices/not-me.ts'
import { getReaderLanguage } from '../../notices/reader-language.ts'
import type { Repositories, UserRow } from '../../storage/storage.ts'
import type { OauthRegistrationRow } from './declaration/oauth-store.ts'

const noticeLifeMs = 24 * 3_600_000

/** Another way in is lasting access: whoever owns the account hears of it. */
export async function tellOfLink(
  tx: Repositories,
  dependencies: Dependencies,
  { project, source }: CallContext,
  linked: {
    readonly user: UserRow
    readonly registration: OauthRegistrationRow
    readonly sessionId: string | null
  },
): Promise<void> {
  const { user, registration, sessionId } = linked
  const { registrationId, providerType: name } = registration
  const locale = await getReaderLanguage(tx, dependencies, user, source, project)
  for (const { email, verified } of user.emails) {
    // An address that nobody proved may be a stranger's.
    if (!verified) continue
    const event = { kind: 'oauth_registration', registrationId, sessionId } as const
    const notMeUrl = await issueNotMe(tx, dependencies, user, { email, locale, event })
    const occasion = toOccasion(dependencies, source, locale)
    await enqueueMail(tx, dependencies, {
      project,
      to: email,
      template: 'oauth.linked',
      locale,
      payload: { name, notMeUrl, occasion },
      expiresAt: dependencies.clock.now() + noticeLifeMs,
    })
  }
}
