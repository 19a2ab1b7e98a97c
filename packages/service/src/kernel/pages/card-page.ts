/**
 * The card that the service's own pages are: logo line, disc, heading, text, what leads on. It runs no script and
 * carries no style of its own. What comes from somebody else is text.
 */

import { escapeHtml } from '../../foundation/text/escape-html.ts'
import type { MailLanguage } from '../../foundation/text/words.ts'
import type { BrandConfig } from '../brand/brand.ts'
import type { ProjectConfig } from '../config/config.ts'
import { toDisplayName, toNameHtml } from './display-name.ts'
import { pageWords } from './page-words.ts'

/** Where the pages' own files are. */
export const pageFiles = {
  script: '/v1/public/hosted-page.js',
  style: '/v1/public/hosted-page.css',
  /** A project's own colours. */
  brand: '/v1/public/hosted-brand.css',
} as const

/**
 * What a card may do: show the project's logo, and no more.
 *
 * @param formTarget where its form leads; left out, it has none
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

/** A button that leads somewhere. */
export interface CardAction {
  readonly label: string
  readonly url: string
  readonly isPrimary?: boolean
}

/** What a card says. */
export interface CardWords {
  readonly icon: keyof typeof icons | null
  readonly title: string
  /** `{project}` stands for the project's name. */
  readonly text: string
  readonly actions: readonly CardAction[]
  /** For whoever looks into it: closed at first. */
  readonly details?: {
    readonly summary: string
    readonly facts: readonly (readonly [name: string, value: string])[]
  }
}

/** Whose card it is; null where the service does not know. */
export type CardProject = Pick<
  ProjectConfig,
  'projectId' | 'name' | 'showWatermark' | 'brand'
> | null

/** Our own drawings, on a grid of 20. */
const icons = {
  'broken-link':
    'm9 13.5-1.8 1.8a3.2 3.2 0 0 1-4.5-4.5l1.8-1.8M11 6.5l1.8-1.8a3.2 3.2 0 0 1 4.5 4.5l-1.8 1.8M8.2 11.8l.9-.9M3.5 3.5l13 13',
  error: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15M10 6.2v4.6M10 13.6v.1',
  success: 'm4.5 10.5 3.8 3.8 7.2-8.3',
} as const

/** Writes a page that is one card. */
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

/** A page that runs no script takes its preset from the style sheet alone. */
export const toBody = (project: Pick<ProjectConfig, 'brand'> | null): string =>
  project?.brand.theme === 'quartz' ? '<body data-theme="quartz">' : '<body>'

/** The beginning of every page, up to what a page adds to its head. */
export const toHead = (title: string, language: MailLanguage = 'en'): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="stylesheet" href="${pageFiles.style}">`,
  ].join('')

/** The project's own colours; nothing where it gave none. */
export const toBrandLink = (project: Pick<ProjectConfig, 'projectId' | 'brand'> | null): string =>
  project?.brand.accent
    ? `<link rel="stylesheet" href="${pageFiles.brand}?project=${encodeURIComponent(project.projectId)}">`
    : ''

/** Whose page it is. */
export function toNameLine({
  name,
  brand,
}: Pick<ProjectConfig, 'name'> & { readonly brand?: Pick<BrandConfig, 'logoUrl'> }): string {
  // The name stands beside it: a picture that does not come leaves nothing out.
  const logo = brand?.logoUrl ? `<img src="${escapeHtml(brand.logoUrl)}" alt="">` : ''
  return `<p class="hp-name">${logo}${toNameHtml(name)}</p>`
}

/** The round mark of a page that reports something. */
export const toDisc = (icon: keyof typeof icons): string =>
  `<div class="hp-disc" data-tone="${icon}"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="${icons[icon]}"/></svg></div>`

/** A link drawn as a button. */
export const toAction = (
  { label, url, isPrimary = false }: CardAction,
  project: CardProject,
): string =>
  `<a class="hp-button"${isPrimary ? ' data-kind="primary"' : ''} href="${escapeHtml(url)}">${toText(label, project)}</a>`

/** The words are ours; only the name in them is somebody's. */
const toText = (text: string, project: CardProject) =>
  escapeHtml(text).replaceAll('{project}', () => toNameHtml(project?.name ?? 'Portico'))

function toDetails({ summary, facts }: NonNullable<CardWords['details']>): string {
  const rows = facts.map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd lang="en">${escapeHtml(value)}</dd>`,
  )
  return `<details class="hp-details"><summary>${escapeHtml(summary)}</summary><dl>${rows.join('')}</dl></details>`
}

/** What the widget says at its foot, for a card without the widget; nothing where the project does not want it. */
export const toWatermark = (
  { projectId, showWatermark }: Pick<ProjectConfig, 'projectId' | 'showWatermark'>,
  language: MailLanguage = 'en',
): string =>
  showWatermark
    ? `<p class="hp-powered"><a href="/v1/public/about?project=${encodeURIComponent(projectId)}">${escapeHtml(pageWords[language].poweredBy)}</a></p>`
    : ''
