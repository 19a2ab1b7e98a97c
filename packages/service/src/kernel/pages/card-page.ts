/**
 * The card on which the service's own pages show a message: logo line, icon, heading, text, buttons. It runs no script
 * and has no inline style. Foreign data is inserted as text only.
 */

import { escapeHtml } from '../../foundation/text/escape-html.ts'
import { type MailLanguage, toDirection } from '../../foundation/text/words.ts'
import type { BrandConfig } from '../brand/brand.ts'
import type { ProjectConfig } from '../config/config.ts'
import { toDisplayName, toNameHtml } from './display-name.ts'
import { pageWords } from './page-words.ts'

/** The paths of the pages' files. */
export const pageFiles = {
  script: '/v1/public/hosted-page.js',
  style: '/v1/public/hosted-page.css',
  /** The style sheet with a project's colours. */
  brand: '/v1/public/hosted-brand.css',
} as const

/**
 * Returns the policy of a card, which may load only the project's logo.
 *
 * @param formTarget the target of the card's form; without it, the card has no form
 */
export const toCardPolicy = (
  project: { readonly brand: Pick<BrandConfig, 'logoUrl'> } | null,
  formTarget = "'none'",
): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    ...(project?.brand.logoUrl ? [`img-src ${new URL(project.brand.logoUrl).origin}`] : []),
    `form-action ${formTarget}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

/** A button that links to a URL. */
export interface CardAction {
  readonly label: string
  readonly url: string
  readonly isPrimary?: boolean
}

/** The contents of a card. */
export interface CardWords {
  readonly icon: keyof typeof icons | null
  readonly title: string
  /** The text, in which `{project}` stands for the project's name. */
  readonly text: string
  readonly actions: readonly CardAction[]
  /** Technical details, which are collapsed at first. */
  readonly details?: {
    readonly summary: string
    readonly facts: readonly (readonly [name: string, value: string])[]
  }
}

/** The project to which a card belongs; null if it is unknown. */
export type CardProject = Pick<
  ProjectConfig,
  'projectId' | 'name' | 'showWatermark' | 'brand'
> | null

/** The paths of the icons, on a grid of 20. */
const icons = {
  'broken-link':
    'm9 13.5-1.8 1.8a3.2 3.2 0 0 1-4.5-4.5l1.8-1.8M11 6.5l1.8-1.8a3.2 3.2 0 0 1 4.5 4.5l-1.8 1.8M8.2 11.8l.9-.9M3.5 3.5l13 13',
  error: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15M10 6.2v4.6M10 13.6v.1',
  success: 'm4.5 10.5 3.8 3.8 7.2-8.3',
} as const

/** Renders a page that consists of one card. */
export function toCard(words: CardWords, project: CardProject, language: MailLanguage): string {
  const name = project === null ? 'Portico' : toDisplayName(project.name)
  const isOwnName = words.title === name
  return [
    toHead(isOwnName ? name : `${words.title} - ${name}`, language),
    toBrandLink(project),
    `</head>${toBody(project)}<main><div class="hp-card">`,
    project === null ? '' : toNameLine(project),
    words.icon === null ? '' : toDisc(words.icon),
    `<h1>${escapeHtml(words.title)}</h1>`,
    `<p>${toText(words.text, project)}</p>`,
    words.actions.map((action) => toAction(action, project)).join(''),
    words.details === undefined ? '' : toDetails(words.details),
    project === null ? '' : toWatermark(project, language),
    '</div></main></body></html>',
  ].join('')
}

/** Returns the body's opening tag. A page without a script gets its preset from the style sheet alone. */
export const toBody = (project: Pick<ProjectConfig, 'brand'> | null): string =>
  project?.brand.theme === 'quartz' ? '<body data-theme="quartz">' : '<body>'

/** Returns the beginning of every page, up to the part that a page adds to its head. */
export const toHead = (title: string, language: MailLanguage): string =>
  [
    `<!doctype html><html lang="${language}"${toDirection(language) === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="stylesheet" href="${pageFiles.style}">`,
  ].join('')

/** Returns the link to the style sheet with the project's colours; empty if the project sets none. */
export const toBrandLink = (project: Pick<ProjectConfig, 'projectId' | 'brand'> | null): string =>
  project?.brand.accent
    ? `<link rel="stylesheet" href="${pageFiles.brand}?project=${encodeURIComponent(project.projectId)}">`
    : ''

/** Renders the line with the project's logo and name. */
export function toNameLine({
  name,
  brand,
}: Pick<ProjectConfig, 'name'> & { readonly brand?: Pick<BrandConfig, 'logoUrl'> }): string {
  // No alternative text, since the name stands beside the logo.
  const logo = brand?.logoUrl ? `<img src="${escapeHtml(brand.logoUrl)}" alt="">` : ''
  return `<p class="hp-name">${logo}${toNameHtml(name)}</p>`
}

/** Renders the round icon of a page that reports a result. */
export const toDisc = (icon: keyof typeof icons): string =>
  `<div class="hp-disc" data-tone="${icon}"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="${icons[icon]}"/></svg></div>`

/** Renders a link in the form of a button. */
export const toAction = (
  { label, url, isPrimary = false }: CardAction,
  project: CardProject,
): string =>
  `<a class="hp-button"${isPrimary ? ' data-kind="primary"' : ''} href="${escapeHtml(url)}">${toText(label, project)}</a>`

/** Escapes a text of the service, and inserts the project's name. */
const toText = (text: string, project: CardProject) =>
  escapeHtml(text).replaceAll('{project}', () => toNameHtml(project?.name ?? 'Portico'))

function toDetails({ summary, facts }: NonNullable<CardWords['details']>): string {
  const rows = facts.map(
    ([name, value]) =>
      `<dt>${escapeHtml(name)}</dt><dd lang="en" dir="ltr">${escapeHtml(value)}</dd>`,
  )
  return `<details class="hp-details"><summary>${escapeHtml(summary)}</summary><dl>${rows.join('')}</dl></details>`
}

/** Renders the "Powered by Portico" line for a card without the widget; empty if the project hides it. */
export const toWatermark = (
  { projectId, showWatermark }: Pick<ProjectConfig, 'projectId' | 'showWatermark'>,
  language: MailLanguage,
): string =>
  showWatermark
    ? `<p class="hp-powered"><a href="/v1/public/about?project=${encodeURIComponent(projectId)}">${escapeHtml(pageWords[language].poweredBy)}</a></p>`
    : ''
