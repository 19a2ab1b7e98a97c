/** A session begins in a browser that its person was not seen in before: they hear of it, and can end it. */

import { isImpersonated } from '../audit/is-impersonated.ts'
import type { ProjectConfig } from '../config/config.ts'
import { enqueueMail } from '../delivery/enqueue-mail.ts'
import { toOccasion } from '../delivery/occasion.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Source } from '../http/source-address.ts'
import { findProofName } from '../method/declared.ts'
import type { Repositories, SessionRow, UserRow } from '../storage/storage.ts'
import { issueNotMe } from './not-me.ts'
import { findBrowserHash, findBrowserLanguage, replaceMovedBrowser } from './reader-language.ts'

const noticeLifeMs = 24 * 3_600_000

/** What of the service it needs. */
export type NoticePorts = Pick<
  Dependencies,
  'random' | 'clock' | 'keyRing' | 'config' | 'findPlace'
>

/**
 * Notes with which browser a session begins, inside its transaction, and tells its person when that is news. A
 * person's first browser is none: that is a sign-up, or the first sign-in since browsers are noted.
 *
 * @param begun.isToldAnyway another mail about the same moment goes out: the browser is noted, and no mail is sent
 */
export async function tellOfNewBrowser(
  repositories: Pick<Repositories, 'browsers' | 'challenges' | 'moves' | 'outbox'>,
  ports: NoticePorts,
  begun: {
    readonly project: ProjectConfig
    readonly user: UserRow
    readonly session: SessionRow
    readonly source: Source
    readonly isToldAnyway: boolean
  },
): Promise<void> {
  const { project, user, session, source } = begun
  const browserHash = findBrowserHash(ports, user, source)
  // Somebody who acts as the person sits in a browser of their own; that is on the record elsewhere.
  if (browserHash === null || isImpersonated(session)) return
  const { projectId, userId } = user
  const { browsers } = repositories
  const news = await browsers.see({
    projectId,
    userId,
    browserHash,
    language: findBrowserLanguage(source) ?? '',
    seenAt: session.startedAt,
  })
  // Whatever mail goes out, or none: its row is this installation's from here on.
  const isMoved = news === 'new' && (await replaceMovedBrowser(repositories, ports, user, source))
  if (news !== 'new' || isMoved || begun.isToldAnyway || !project.mails.newSignIn) return
  // The language of a browser that is known: this one may be a stranger's.
  const locale =
    (await browsers.findLanguage(projectId, userId, browserHash)) ??
    findBrowserLanguage(source) ??
    'en'
  const proof = session.factors[0] ? findProofName(session.factors[0]) : null
  for (const { email, verified } of user.emails) {
    // An address that nobody proved may be a stranger's.
    if (!verified) continue
    const event = { kind: 'session', sessionId: session.sessionId, browserHash } as const
    const notMeUrl = await issueNotMe(repositories, ports, user, { email, locale, event })
    await enqueueMail(repositories, ports, {
      project,
      to: email,
      template: 'session.started',
      locale,
      payload: { ...(proof && { proof }), notMeUrl, occasion: toOccasion(ports, source, locale) },
      expiresAt: session.startedAt + noticeLifeMs,
    })
  }
}
