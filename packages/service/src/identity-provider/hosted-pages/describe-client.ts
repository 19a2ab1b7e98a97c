/**
 * The texts about a client app beside its card. They are in English like the widget's texts, whatever the page's
 * language is.
 */

import { escapeHtml } from '../../foundation/text/escape-html.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { isStranger } from '../engine-access/to-engine-client.ts'

/** Renders a hint that the page's script shows if the session ends before the user has decided. */
export const hiddenWhyHtml = (app: ClientApp | null): string =>
  `<p class="hp-why" lang="en" tabindex="-1" hidden>Your session has ended. ${isNamed(app) ? toWhy(app) : 'Sign in to continue.'}</p>`

const isNamed = (app: ClientApp | null): app is ClientApp => app !== null && app.name !== ''
const toWhy = ({ name }: ClientApp) =>
  `Sign in to continue to <b><bdi>${escapeHtml(name)}</bdi></b>.`

/**
 * Renders the warning that the project does not vouch for an app.
 *
 * @param app null for an app that is known only by its metadata document
 */
export function warningHtml(
  app: Pick<ClientApp, 'origin'> | null,
  { name }: Pick<ProjectConfig, 'name'>,
): string {
  return app === null || isStranger(app)
    ? `<p class="hp-warning" lang="en" role="note">This app has not been verified. It registered itself, and nobody at ${escapeHtml(name)} knows who runs it.</p>`
    : ''
}

/** Renders the links to an app's terms and policies. */
export function linksHtml(app: ClientApp | null): string {
  const links = [
    toLink(app?.metadata.policy_uri, 'Privacy policy'),
    toLink(app?.metadata.tos_uri, 'Terms of service'),
    toLink(app?.metadata.client_uri, 'About the app'),
  ].join('')
  return links === '' ? '' : `<p class="hp-about" lang="en">${links}</p>`
}

/** Renders a link. URLs were checked at the registration; one that is no plain link is left out. */
function toLink(address: unknown, words: string): string {
  if (typeof address !== 'string' || !/^https?:\/\//.test(address)) return ''
  return `<a href="${escapeHtml(address)}" target="_blank" rel="noopener noreferrer">${words}</a>`
}
