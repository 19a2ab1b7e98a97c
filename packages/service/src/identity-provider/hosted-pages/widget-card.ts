import { escapeHtml } from '../../foundation/text/escape-html.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { type Html, html } from '../../kernel/delivery/html.ts'
import { toNameLine } from '../../kernel/pages/card-page.ts'
import { toDisplayName } from '../../kernel/pages/display-name.ts'

/**
 * The card around the widget: whose house it is, and what people sign in for, stand on it before any script has come.
 *
 * @param heading of the widget's first screen, in its place; null leaves it to the widget
 */
export const toWidgetCard = (
  project: Pick<ProjectConfig, 'name' | 'brand'>,
  heading: Html | null = null,
): string =>
  `<div class="hp-card hp-frame">${toNameLine(project)}${heading ? toIntro(heading, project) : ''}<div id="portico"></div></div>`

/** In English, as the widget's words are. */
const toIntro = (heading: Html, { name }: Pick<ProjectConfig, 'name'>) =>
  html`<div class="hp-intro" lang="en"><h1>${heading}</h1><p>with your <bdi>${toDisplayName(name)}</bdi> account</p></div>`
    .markup

/**
 * What an app's users sign in to.
 *
 * @param app.name the app's own word; without one, the host that its users go on to stands for it, as on the consent screen
 */
export function toSignInHeading(app: {
  readonly name: string
  readonly redirectUri: unknown
}): Html | null {
  const name = toDisplayName(app.name) || readHost(app.redirectUri)
  return name === '' ? null : html`Sign in to <bdi>${name}</bdi>`
}

/** Where the person goes on to: the host of an address that is registered. */
export function toGoOnLine(redirectUri: unknown): string {
  const host = readHost(redirectUri)
  return host === ''
    ? ''
    : `<p class="hp-about" lang="en">You go on to <b dir="ltr">${escapeHtml(host)}</b></p>`
}

const readHost = (url: unknown) =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).host : ''
