/**
 * The HTML of the service's own pages: a frame for the widget, and the parts that the widget does not render. Data of a
 * client app is inserted as text, or as a link that was checked at the registration. A page contains no inline script
 * and no inline style.
 */

import { toSafeOrigin } from '../../foundation/addresses/to-safe-origin.ts'
import { escapeHtml } from '../../foundation/text/escape-html.ts'
import type { MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../config/config.ts'
import { pageFiles, toBody, toBrandLink, toHead, toNameLine, toWatermark } from './card-page.ts'
import { pageWords } from './page-words.ts'

/** The contents of a page. */
export interface PageWords {
  readonly title: string
  /** The project to which the page belongs. */
  readonly project: Pick<ProjectConfig, 'projectId' | 'brand'>
  /** The settings for the page's script, as attributes of the body. */
  readonly settings: Readonly<Record<string, string>>
  readonly body: string
  /** The page's language, in which the widget speaks as well. */
  readonly language: MailLanguage
}

/** Renders a page that mounts the widget. */
export function toPage({ title, project, settings, body, language }: PageWords): string {
  const attributes = Object.entries(settings)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('')
  return [
    toHead(title, language),
    toBrandLink(project),
    `<script type="module" src="${pageFiles.script}"></script>`,
    `</head><body${attributes}><main>${body}`,
    `<noscript><p>${escapeHtml(pageWords[language].needsScript)}</p></noscript></main></body></html>`,
  ].join('')
}

/**
 * Renders a page with a card and forms. It runs no script.
 *
 * @param project null if it is unknown
 */
export const toCardPage = (
  project: Pick<ProjectConfig, 'projectId' | 'name' | 'brand' | 'showWatermark'> | null,
  { title, body, language }: Omit<PageWords, 'settings' | 'project'>,
): string =>
  `${toHead(title, language)}${toBrandLink(project)}</head>${toBody(project)}<main><div class="hp-card">${toNameLine(project ?? { name: 'Portico' })}${body}${project === null ? '' : toWatermark(project, language)}</div></main></body></html>`

/**
 * Returns the policy of a page with the widget: it may run the widget and its own script, call the service, and load
 * logos.
 *
 * @param logoUrls only the user's browser loads them, never the service
 */
export function toPagePolicy(logoUrls: readonly (string | null)[]): string {
  const logos = logoUrls.map((url) => {
    const origin = url === null ? null : toSafeOrigin(url)
    return origin === null ? '' : ` ${origin}`
  })
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${[...new Set(logos)].join('')}`,
    "connect-src 'self'",
    "form-action 'none'",
    // No page may frame this one: a frame could trick the user into a decision (clickjacking).
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
