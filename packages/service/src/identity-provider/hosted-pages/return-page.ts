/**
 * The hosted authorization page after a link or a provider has returned to it. First the browser that requested the
 * sign-in uses the token in the URL. Then the page reloads without the token, and the request is answered.
 */

import { html } from '../../foundation/text/html.ts'
import type { MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toDisc, toNameLine, toWatermark } from '../../kernel/pages/card-page.ts'
import { toLookSettings } from '../../kernel/pages/look-settings.ts'
import type { PageWords } from '../../kernel/pages/page-html.ts'
import { pageWords } from '../../kernel/pages/page-words.ts'
import type { AuthorizationParams } from '../request/authorization-params.ts'
import { returnWords } from './return-words.ts'
import { toSignInSettings } from './sign-in-settings.ts'
import { toWidgetCard } from './widget-card.ts'

/** The parameters that a link or a provider adds to the page's URL. */
const returnParams = ['stytch_token_type', 'token', 'error_type']

/** Returns true if the URL contains a token. */
export const isReturn = ({ stytch_token_type: type, token }: AuthorizationParams): boolean =>
  type !== undefined && token !== undefined

/** Returns only the parameters of the client app's request. */
export const withoutReturn = (params: AuthorizationParams): AuthorizationParams =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !returnParams.includes(name)))

/** Renders the page that uses the token. For a new password it loads the widget. */
export function toReturnPage(
  project: ProjectConfig,
  { stytch_token_type: tokenType }: AuthorizationParams,
  language: MailLanguage,
): PageWords {
  const isReset = tokenType === 'reset_password'
  const { linkTitle, linkText, askForLink } = pageWords[language]
  const words = returnWords[language]
  const done = html`<h1 tabindex="-1">${words.doneTitle}</h1><p>${words.doneText}</p><button type="button" data-do="go-on">${words.goOnHere}</button>`
  const failed = html`<h1 tabindex="-1">${linkTitle}</h1><p>${linkText}</p><button type="button" data-do="ask-again">${askForLink}</button>`
  const waiting = html`<p role="status" tabindex="-1">${words.signingIn}</p>`
  return {
    title: project.name,
    project,
    language,
    settings: { step: 'return', ...toSignInSettings(project, null), ...toLookSettings(project) },
    body: [
      isReset
        ? `<div data-state="waiting">${toWidgetCard(project)}</div>`
        : `<div data-state="second-step" hidden>${toWidgetCard(project)}</div>`,
      `<div class="hp-card"${isReset ? ' hidden' : ''}>${toNameLine(project)}`,
      isReset ? '' : `<section data-state="waiting">${waiting.markup}</section>`,
      `<section data-state="done" hidden>${toDisc('success')}${done.markup}</section>`,
      `<section data-state="failed" hidden>${toDisc('broken-link')}${failed.markup}</section>`,
      toWatermark(project, language),
      '</div>',
    ].join(''),
  }
}
