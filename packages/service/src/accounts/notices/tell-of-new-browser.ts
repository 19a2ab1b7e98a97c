/** Sends a notice when a session starts in a browser that is new for its user, with a link that ends the session. */

import { findProofName } from '../../declarations/all-declarations.ts'
import { findAcceptedLanguage } from '../../foundation/text/find-accepted-language.ts'
import { isImpersonated } from '../../kernel/audit/is-impersonated.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { Repositories, SessionRow, UserRow } from '../../kernel/storage/storage.ts'
import { mailNotice, type NoticePorts } from './mail-notice.ts'
import { findBrowserHash, replaceMovedBrowser } from './reader-language.ts'

/**
 * Stores the browser in which a session starts, inside the session's transaction, and sends the user a notice if it is
 * new. A user's first browser causes no notice: it belongs to the sign-up, or to the first sign-in since browsers are
 * stored. The language of that browser is kept with the user if none is; that of a new browser is not, because it may be
 * an attacker's.
 *
 * @param begun.isToldAnyway another mail reports the same event, so the browser is stored without a notice
 * @returns the language that is kept from now on; null when none was added
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
): Promise<string | null> {
  const { project, user, session, source } = begun
  const browserHash = findBrowserHash(ports, user, source)
  // An impersonator's browser is not the user's; the audit log records the impersonation.
  if (browserHash === null || isImpersonated(session)) return null
  const { projectId, userId } = user
  const { browsers } = repositories
  const language = findAcceptedLanguage(source.acceptLanguage)
  const isKeeping = user.locale === null && language !== null
  const news = await browsers.see({
    projectId,
    userId,
    browserHash,
    language: language ?? '',
    seenAt: session.startedAt,
    isLanguageKept: isKeeping,
  })
  // Runs whether or not a mail is sent: from now on this installation has its own row of the browser.
  const isMoved = news === 'new' && (await replaceMovedBrowser(repositories, ports, user, source))
  if (news !== 'new' || isMoved || begun.isToldAnyway || !project.mails.newSignIn) {
    return isKeeping && news !== 'new' ? language : null
  }
  const proof = session.factors[0] ? findProofName(session.factors[0]) : null
  await mailNotice(repositories, ports, begun, {
    user,
    event: { kind: 'session', sessionId: session.sessionId, browserHash },
    template: 'session.started',
    locale: null,
    payload: proof === null ? {} : { proof },
  })
  return null
}
