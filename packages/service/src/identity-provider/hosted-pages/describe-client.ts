/** The texts about a client app beside its card. */

import { html } from '../../foundation/text/html.ts'
import type { MailLanguage } from '../../foundation/text/words.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { fillMarkup } from '../../kernel/pages/fill-markup.ts'
import { isStranger } from '../engine-access/to-engine-client.ts'
import { signInPageWords, unverifiedWords } from './sign-in-page-words.ts'

/** Renders a hint that the page's script shows if the session ends before the user has decided. */
export function hiddenWhyHtml(app: ClientApp | null, language: MailLanguage): string {
  const { ended, endedForApp } = signInPageWords[language]
  const name = app?.name ?? ''
  const why =
    name === '' ? html`${ended}` : fillMarkup(endedForApp, { app: html`<b><bdi>${name}</bdi></b>` })
  return html`<p class="hp-why" tabindex="-1" hidden>${why}</p>`.markup
}

/**
 * Renders the warning that the project does not vouch for an app.
 *
 * @param app null for an app that is known only by its metadata document
 */
export function warningHtml(
  app: Pick<ClientApp, 'origin'> | null,
  { name }: Pick<ProjectConfig, 'name'>,
  language: MailLanguage,
): string {
  if (app !== null && !isStranger(app)) return ''
  const warning = fillMarkup(unverifiedWords[language], {
    project: html`<bdi>${name}</bdi>`,
  })
  return html`<p class="hp-warning" role="note">${warning}</p>`.markup
}

/** Renders the links to an app's terms and policies. */
export function linksHtml(app: ClientApp | null, language: MailLanguage): string {
  const words = signInPageWords[language]
  const links = [
    toLink(app?.metadata.policy_uri, words.privacyPolicy),
    toLink(app?.metadata.tos_uri, words.termsOfService),
    toLink(app?.metadata.client_uri, words.aboutApp),
  ]
  return links.every((link) => link === null) ? '' : html`<p class="hp-about">${links}</p>`.markup
}

/** Renders a link. URLs were checked at the registration; one that is no plain link is left out. */
function toLink(address: unknown, words: string) {
  if (typeof address !== 'string' || !/^https?:\/\//.test(address)) return null
  return html`<a href="${address}" target="_blank" rel="noopener noreferrer">${words}</a>`
}
