/** The pages behind "This was not me": one with the button, one with the result. They have no script. */

import { addressWords } from '../../accounts/notices/address-words.ts'
import { deletionWords } from '../../accounts/notices/deletion-words.ts'
import type { NoticedEvent } from '../../accounts/notices/undo-token.ts'
import { notMePath } from '../../accounts/notices/undo-token.ts'
import { additions, guesses } from '../../declarations/all-declarations.ts'
import { recoveryWords } from '../../declarations/recoveries/recovery-words.ts'
import { wayBackWords } from '../../declarations/recoveries/way-back-words.ts'
import { recoveryCodeWords } from '../../declarations/recovery-codes/recovery-code-words.ts'
import { smsStepWords } from '../../declarations/second-steps/sms-step-words.ts'
import { findSite, toRoot } from '../../foundation/addresses/site-root.ts'
import { type Html, html } from '../../foundation/text/html.ts'
import type { MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toAction, toDisc } from '../../kernel/pages/card-page.ts'
import { toCardPage } from '../../kernel/pages/page-html.ts'
import { findSignInUrl } from '../../kernel/pages/site-urls.ts'
import { notMeWords } from './not-me-words.ts'

type Project = Pick<
  ProjectConfig,
  'projectId' | 'name' | 'brand' | 'showWatermark' | 'redirectUrls' | 'allowedOrigins' | 'pages'
>

/** Renders the page that asks for confirmation. It changes nothing. */
export function toQuestionPage(
  project: Project,
  language: MailLanguage,
  asked: { readonly kind: NoticedEvent['kind']; readonly token: string },
): string {
  const words = notMeWords[language]
  return toPage(
    project,
    language,
    words.question,
    html`<p>${toKindWords(asked.kind, language).does}</p><p>${words.otherwise}</p><form method="post" action="${notMePath}"><input type="hidden" name="token" value="${asked.token}"><p></p><button type="submit">${words.button}</button></form>`,
  )
}

/**
 * Renders the page that reports what was undone, and what the user can do themselves.
 *
 * @param done.followed sentences about further effects; null when nothing could be undone
 */
export function toDonePage(
  project: Project,
  language: MailLanguage,
  done: { readonly kind: NoticedEvent['kind']; readonly followed: readonly string[] | null },
): string {
  const words = notMeWords[language]
  const { kind, followed } = done
  const sentences = (followed ?? [words.tooLateText]).map((sentence) => html`<p>${sentence}</p>`)
  const steps = words.steps.map((step) => html`<li>${step}</li>`)
  return toPage(
    project,
    language,
    followed ? toKindWords(kind, language).done : words.tooLate,
    html`${sentences}<p>${words.next}</p><ul>${steps}</ul>`,
    { disc: followed ? toDisc('success') : '', wayOn: toWayOn(project, language) },
  )
}

function toKindWords(kind: NoticedEvent['kind'], language: MailLanguage) {
  if (kind === 'addresses') return addressWords[language].undo
  if (kind === 'recovered') return recoveryCodeWords[language].used.undo
  if (kind === 'recovery_codes') return recoveryCodeWords[language].created.undo
  if (kind === 'sms_step') return smsStepWords[language].undo
  if (kind === 'recovery') return recoveryWords[language].undo
  if (kind === 'way_back') return wayBackWords[language].undo
  if (kind === 'deletion') return deletionWords[language].undo
  const declared = [...additions, ...guesses].find(({ eventKind }) => eventKind === kind)
  return declared?.words[language] ?? notMeWords[language]
}

/** Renders the page for an expired or unknown link. It does not reveal whose link it was. */
export function toDeadPage(language: MailLanguage): string {
  const words = notMeWords[language]
  return toPage(null, language, words.dead, html`<p>${words.deadText}</p>`)
}

function toPage(
  project: Pick<Project, 'projectId' | 'name' | 'brand' | 'showWatermark'> | null,
  language: MailLanguage,
  heading: string,
  rest: Html,
  { disc, wayOn } = { disc: '', wayOn: '' },
): string {
  const { markup } = html`<h1>${heading}</h1>${rest}`
  const title = `${heading} - ${project?.name ?? 'Portico'}`
  return toCardPage(project, { title, body: `${disc}${markup}${wayOn}`, language })
}

/** Renders links to the site and its sign-in, so that the user can continue. */
function toWayOn(project: Project, language: MailLanguage): string {
  const { brand, redirectUrls, allowedOrigins } = project
  const { help, signInAgain, goOn } = notMeWords[language]
  const site = findSite([...redirectUrls.map(({ url }) => url), ...allowedOrigins])
  const signIn = findSignInUrl(project, site)
  const root = site === null ? null : toRoot(site)
  return [
    brand.helpUrl === null ? '' : html`<p><a href="${brand.helpUrl}">${help}</a></p>`.markup,
    signIn === null ? '' : toAction({ label: signInAgain, url: signIn, isPrimary: true }, project),
    // Left out if both buttons would have the same target.
    root === null || root === signIn ? '' : toAction({ label: goOn, url: root }, project),
  ].join('')
}
