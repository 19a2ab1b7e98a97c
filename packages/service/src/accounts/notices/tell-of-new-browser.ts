/** Sends a notice when a session starts in a browser that is new for its user, with a link that ends the session. */

import { findProofName } from '../../declarations/all-declarations.ts'
import { isImpersonated } from '../../kernel/audit/is-impersonated.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { mailNotice, type NoticePorts } from './mail-notice.ts'
import { findBrowserHash, findBrowserLanguage, replaceMovedBrowser } from './reader-language.ts'

/**
 * Stores the browser in which a session starts, inside the session's transaction, and sends the user a notice if it is
 * new. A user's first browser causes no notice: it belongs to the sign-up, or to the first sign-in since browsers are
 * stored.
 *
 * @param begun.isToldAnyway another mail reports the same event, so the browser is stored without a notice
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
  // An impersonator's browser is not the user's; the audit log records the impersonation.
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
  // Runs whether or not a mail is sent: from now on this installation has its own row of the browser.
  const isMoved = news === 'new' && (await replaceMovedBrowser(repositories, ports, user, source))
  if (news !== 'new' || isMoved || begun.isToldAnyway || !project.mails.newSignIn) return
  // Uses the language of a known browser, because this one may be an attacker's.
  const locale =
    (await browsers.findLanguage(projectId, userId, browserHash)) ??
    findBrowserLanguage(source) ??
    'en'
  const proof = session.factors[0] ? findProofName(session.factors[0]) : null
  await mailNotice(repositories, ports, begun, {
    user,
    event: { kind: 'session', sessionId: session.sessionId, browserHash },
    template: 'session.started',
    locale,
    payload: proof === null ? {} : { proof },
  })
}
