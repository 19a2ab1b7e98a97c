import { escapeHtml } from '../../foundation/text/escape-html.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { type Html, html } from '../../kernel/delivery/html.ts'
import { toNameLine } from '../../kernel/pages/card-page.ts'
import { toDisplayName } from '../../kernel/pages/display-name.ts'

/**
 * Renders the card around the widget. It names the project and the purpose of the sign-in before any script has loaded.
 *
 * @param heading stands in place of the heading of the widget's first screen; null leaves the heading to the widget
 */
export const toWidgetCard = (
  project: Pick<ProjectConfig, 'name' | 'brand'>,
  heading: Html | null = null,
): string =>
  `<div class="hp-card hp-frame">${toNameLine(project)}${heading ? toIntro(heading, project) : ''}<div id="portico"></div></div>`

/** In English, like the widget's texts. */
const toIntro = (heading: Html, { name }: Pick<ProjectConfig, 'name'>) =>
  html`<div class="hp-intro" lang="en"><h1>${heading}</h1><p>with your <bdi>${toDisplayName(name)}</bdi> account</p></div>`
    .markup

/**
 * Returns the heading, which names what the app's users sign in to.
 *
 * @param app.name the app's own name; without one, the host of its redirect URI replaces it, as on the consent screen
 */
export function toSignInHeading(app: {
  readonly name: string
  readonly redirectUri: unknown
}): Html | null {
  const name = toDisplayName(app.name) || readHost(app.redirectUri)
  return name === '' ? null : html`Sign in to <bdi>${name}</bdi>`
}

/** Returns the line with the host to which the user continues, from a registered redirect URI. */
export function toGoOnLine(redirectUri: unknown): string {
  const host = readHost(redirectUri)
  return host === ''
    ? ''
    : `<p class="hp-about" lang="en">You go on to <b dir="ltr">${escapeHtml(host)}</b></p>`
}

const readHost = (url: unknown) =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).host : ''
