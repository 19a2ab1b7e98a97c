/** The pages for a device's code: forms that need no script. */

import { toRoot } from '../../foundation/addresses/site-root.ts'
import { type Html, html } from '../../foundation/text/html.ts'
import { fillText, type MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toAction, toDisc } from '../../kernel/pages/card-page.ts'
import { fillMarkup } from '../../kernel/pages/fill-markup.ts'
import { toCardPage } from '../../kernel/pages/page-html.ts'
import { findSignInUrl } from '../../kernel/pages/site-urls.ts'
import { isStranger } from '../engine-access/to-engine-client.ts'
import type { DeviceRequest } from './device-requests.ts'
import { deviceWords } from './device-words.ts'
import { toScopeTexts } from './scope-texts.ts'

type Project = Pick<ProjectConfig, 'projectId' | 'name' | 'showWatermark' | 'brand' | 'pages'>

/** The contents of a card, and the title of the page. */
export interface DevicePage {
  readonly title: string
  readonly body: string
}

/** Renders a page. */
export const toDevicePage = (
  project: Project,
  { title, body }: DevicePage,
  language: MailLanguage,
): string => toCardPage(project, { title: `${title} - ${project.name}`, body, language })

/** Renders the form for the code. */
export function toCodeForm(isWrong: boolean, language: MailLanguage): DevicePage {
  const words = deviceWords[language]
  const alert = isWrong ? html`<p role="alert">${words.wrong}</p>` : null
  const { markup } =
    html`<h1>${words.connect}</h1><p>${words.lead}</p>${alert}<form class="hp-form" method="get"><p><label for="user_code">${words.code}</label></p><input class="hp-code" id="user_code" name="user_code" dir="ltr" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20" aria-describedby="caution" required autofocus><p></p><button type="submit">${words.continue}</button><p class="hp-note" id="caution">${words.caution}</p></form>`
  return { title: words.connect, body: markup }
}

/**
 * Renders the form that shows the app and its scopes.
 *
 * @param proof a value that only this page in this session contains
 */
export function toDecisionForm(
  project: Pick<ProjectConfig, 'name' | 'rbac'>,
  { app, scopeResults }: DeviceRequest,
  { userCode, proof }: { readonly userCode: string; readonly proof: string },
  language: MailLanguage,
): DevicePage {
  const words = deviceWords[language]
  const name = app.name === '' ? words.someApp : app.name
  const scopes = scopeResults.filter(({ isGrantable }) => isGrantable).map(({ scope }) => scope)
  const items = toScopeTexts(project, scopes, language).map(
    ({ text, details }) => html`<li>${text}${toDetails(details)}</li>`,
  )
  const marked = { app: html`<bdi>${name}</bdi>`, code: html`<b dir="ltr">${userCode}</b>` }
  const warning = isStranger(app)
    ? html`<p class="hp-warning" role="note">${fillMarkup(words.unverified, { project: html`<bdi>${project.name}</bdi>` })}</p>`
    : null
  const { markup } =
    html`<h1>${fillMarkup(words.connectApp, marked)}</h1><p>${fillMarkup(words.asked, marked)}</p>${warning}<p>${fillMarkup(words.requesting, marked)}</p><ul>${items}</ul><form method="post"><input type="hidden" name="user_code" value="${userCode}"><input type="hidden" name="proof" value="${proof}"><p></p><button type="submit" name="decision" value="allow">${words.allow}</button><button type="submit" name="decision" value="deny">${words.deny}</button></form>`
  return { title: fillText(words.connectApp, { app: name }), body: markup }
}

const toDetails = (details: readonly string[]): Html | null =>
  details.length === 0 ? null : html`<ul>${details.map((one) => html`<li>${one}</li>`)}</ul>`

/** Renders the result of the decision. */
export function toDecided(
  project: Project,
  isAllowed: boolean,
  language: MailLanguage,
): DevicePage {
  const words = deviceWords[language]
  const signIn = findSignInUrl(project)
  const title = isAllowed ? words.connectedTitle : words.deniedTitle
  const { markup } =
    html`<h1>${title}</h1><p>${isAllowed ? words.connectedText : words.deniedText}</p>`
  const wayOn = signIn ? toAction({ label: words.goToProject, url: toRoot(signIn) }, project) : ''
  return { title, body: `${isAllowed ? toDisc('success') : ''}${markup}${wayOn}` }
}
