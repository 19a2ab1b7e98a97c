import { isUrl } from '../../foundation/addresses/is-url.ts'
import { type Html, html } from '../../foundation/text/html.ts'
import type { MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { toNameLine } from '../../kernel/pages/card-page.ts'
import { toDisplayName } from '../../kernel/pages/display-name.ts'
import { fillMarkup } from '../../kernel/pages/fill-markup.ts'
import { signInPageWords } from './sign-in-page-words.ts'

/** The heading in place of that of the widget's first screen, in the page's language. */
export interface WidgetHeading {
  readonly text: Html
  readonly language: MailLanguage
  /** False for a page of the project itself: the heading already names the project. @default true */
  readonly hasLead?: boolean
}

/**
 * Renders the card around the widget. It names the project and the purpose of the sign-in before any script has loaded.
 *
 * @param heading null leaves the heading to the widget
 */
export const toWidgetCard = (
  project: Pick<ProjectConfig, 'name' | 'brand'>,
  heading: WidgetHeading | null = null,
): string =>
  `<div class="hp-card hp-frame">${toNameLine(project)}${heading ? toIntro(heading, project) : ''}<div id="portico"></div></div>`

function toIntro(
  { text, language, hasLead = true }: WidgetHeading,
  { name }: Pick<ProjectConfig, 'name'>,
): string {
  const project = html`<bdi>${toDisplayName(name)}</bdi>`
  const lead = html`<p>${fillMarkup(signInPageWords[language].account, { project })}</p>`
  return html`<div class="hp-intro"><h1>${text}</h1>${hasLead ? lead : null}</div>`.markup
}

/**
 * Returns the heading, which names what the app's users sign in to.
 *
 * @param app.name the app's own name; without one, the host of its redirect URI replaces it, as on the consent screen
 */
export function toSignInHeading(
  app: { readonly name: string; readonly redirectUri: unknown },
  language: MailLanguage,
): WidgetHeading | null {
  const name = toDisplayName(app.name) || readHost(app.redirectUri)
  if (name === '') return null
  const text = fillMarkup(signInPageWords[language].title, { app: html`<bdi>${name}</bdi>` })
  return { text, language }
}

/** Returns the line with the host to which the user continues, from a registered redirect URI. */
export function toGoOnLine(redirectUri: unknown, language: MailLanguage): string {
  const host = readHost(redirectUri)
  if (host === '') return ''
  const line = fillMarkup(signInPageWords[language].goOn, { host: html`<b dir="ltr">${host}</b>` })
  return html`<p class="hp-about">${line}</p>`.markup
}

const readHost = (url: unknown) => (typeof url === 'string' && isUrl(url) ? new URL(url).host : '')
