/**
 * The pages' HTML: a frame for the widget, and what the widget does not say. All that comes from a client app is
 * text, or a link that was checked when it was registered; no script and no style stands in a page.
 */

import { escapeHtml } from '../../foundation/text/escape-html.ts'
import type { MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../config/config.ts'
import { pageFiles, toBody, toBrandLink, toHead, toNameLine, toWatermark } from './card-page.ts'

/** A page. */
export interface PageWords {
  readonly title: string
  /** Whose page it is. */
  readonly project: Pick<ProjectConfig, 'projectId' | 'brand'>
  /** What the page's script needs to know, as attributes of the body. */
  readonly settings: Readonly<Record<string, string>>
  readonly body: string
  /** @default 'en', as the widget's own words are */
  readonly language?: MailLanguage
}

/** Writes a page that mounts the widget. */
export function toPage({ title, project, settings, body, language }: PageWords): string {
  const attributes = Object.entries(settings)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('')
  return [
    toHead(title, language),
    toBrandLink(project),
    `<script type="module" src="${pageFiles.script}"></script>`,
    `</head><body${attributes}><main>${body}`,
    '<noscript><p>This page needs JavaScript.</p></noscript></main></body></html>',
  ].join('')
}

/**
 * Writes a page of a card with forms: it runs no script.
 *
 * @param project null where the service does not know whose it is
 */
export const toCardPage = (
  project: Pick<ProjectConfig, 'projectId' | 'name' | 'brand' | 'showWatermark'> | null,
  { title, body, language }: Omit<PageWords, 'settings' | 'project'>,
): string =>
  `${toHead(title, language)}${toBrandLink(project)}</head>${toBody(project)}<main><div class="hp-card">${toNameLine(project ?? { name: 'Portico' })}${body}${project === null ? '' : toWatermark(project, language)}</div></main></body></html>`

/**
 * What such a page may do: run the widget and its own script, talk to the service, show logos.
 *
 * @param logoUrls loaded by the person's browser alone
 */
export function toPagePolicy(logoUrls: readonly (string | null)[]): string {
  const logos = logoUrls.map((url) =>
    url !== null && URL.canParse(url) ? ` ${new URL(url).origin}` : '',
  )
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${[...new Set(logos)].join('')}`,
    "connect-src 'self'",
    "form-action 'none'",
    // The decision is the person's own: no page of anybody's may lay itself over it.
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
