import type { ProjectConfig } from '../../config/config.ts'
import { toNameLine } from '../../pages/card-page.ts'
import { toDisplayName } from '../../pages/display-name.ts'
import { escapeHtml } from '../../text/escape-html.ts'

/** The card around the widget: whose house it is stands on it before any script has come. */
export const toWidgetCard = (project: Pick<ProjectConfig, 'name' | 'brand'>): string =>
  `<div class="hp-card hp-frame">${toNameLine(project)}<div id="portico"></div></div>`

/**
 * What the widget's title says there, as a setting of the page.
 *
 * @param name of what the person goes on to, a client app's own word; without one it is the widget's title
 */
export const toSignInTitle = (name: string | undefined): Readonly<Record<string, string>> =>
  name ? { 'sign-in-title': `Sign in to ${toDisplayName(name)}` } : {}

/** Where the person goes on to: the host of an address that is registered. */
export function toGoOnLine(redirectUri: unknown): string {
  const host =
    typeof redirectUri === 'string' && URL.canParse(redirectUri) ? new URL(redirectUri).host : ''
  return host === ''
    ? ''
    : `<p class="hp-about">You go on to <b dir="ltr">${escapeHtml(host)}</b></p>`
}
