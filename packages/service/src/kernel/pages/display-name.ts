import { escapeHtml } from '../../foundation/text/escape-html.ts'

const longest = 64

/** Characters that affect the text around them: control characters, and those that change its direction. */
const acting = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Turns a name that another party chose into one line of plain text. */
export function toDisplayName(name: string): string {
  const signs = [...name.replace(acting, '')]
  return signs.length > longest ? `${signs.slice(0, longest).join('')}…` : signs.join('')
}

/** Renders such a name as HTML: isolated, and with the complete name as a tooltip. */
export function toNameHtml(name: string): string {
  const shown = toDisplayName(name)
  const whole = shown.endsWith('…') ? ` title="${escapeHtml(name.replace(acting, ''))}"` : ''
  return `<bdi${whole}>${escapeHtml(shown)}</bdi>`
}
