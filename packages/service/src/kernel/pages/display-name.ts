import { escapeHtml } from '../../foundation/text/escape-html.ts'

const longest = 64

/** Signs that act on the text around them: controls, and those that turn its direction. */
const acting = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name that somebody else chose, as plain text of one line. */
export function toDisplayName(name: string): string {
  const signs = [...name.replace(acting, '')]
  return signs.length > longest ? `${signs.slice(0, longest).join('')}…` : signs.join('')
}

/** The same for a page: isolated, and whole where the pointer rests. */
export function toNameHtml(name: string): string {
  const shown = toDisplayName(name)
  const whole = shown.endsWith('…') ? ` title="${escapeHtml(name.replace(acting, ''))}"` : ''
  return `<bdi${whole}>${escapeHtml(shown)}</bdi>`
}
