/**
 * The pages' HTML: a frame for the widget, and what the widget does not say. All that comes from a client app is
 * text, or a link that was checked when it was registered; no script and no style stands in a page.
 */
import { escapeHtml } from '../../http/escape-html.ts'

/** A page. */
export interface PageWords {
  readonly title: string
  /** What the page's script needs to know, as attributes of the body. */
  readonly settings: Readonly<Record<string, string>>
  readonly body: string
}

/** Where the page's own files are. */
export const pageFiles = {
  script: '/v1/public/hosted-page.js',
  style: '/v1/public/hosted-page.css',
} as const

/** Writes a page that mounts the widget. */
export function toPage({ title, settings, body }: PageWords): string {
  const attributes = Object.entries(settings)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('')
  return [
    toHead(title),
    `<script type="module" src="${pageFiles.script}"></script>`,
    `</head><body${attributes}><main>${body}`,
    '<noscript><p>This page needs JavaScript.</p></noscript></main></body></html>',
  ].join('')
}

/** Writes a page that only says something: it runs no script. */
export const toCardPage = ({ title, body }: Pick<PageWords, 'title' | 'body'>): string =>
  `${toHead(title)}</head><body><main><div class="hp-card">${body}</div></main></body></html>`

const toHead = (title: string) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="stylesheet" href="${pageFiles.style}">`,
  ].join('')

/** Such a page runs nothing and sends nothing. */
export const cardPolicy =
  "default-src 'none'; style-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

/**
 * What such a page may do: run the widget and its own script, talk to the service, show one logo.
 *
 * @param logoUrl loaded by the person's browser alone
 */
export function toPagePolicy(logoUrl: string | null): string {
  const logo = logoUrl !== null && URL.canParse(logoUrl) ? ` ${new URL(logoUrl).origin}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${logo}`,
    "connect-src 'self'",
    "form-action 'none'",
    // The decision is the person's own: no page of anybody's may lay itself over it.
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
