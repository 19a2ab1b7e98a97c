/**
 * The layout of every mail: tables and inline styles, which mail programs require. A mail must be readable without
 * style sheets, and must not reveal that it was opened: it loads nothing but the project's logo.
 */

import { Html, html } from '../../foundation/text/html.ts'
import { toBase } from '../../foundation/text/words.ts'
import type { BrandConfig } from '../brand/brand.ts'
import { mailColors } from './mail-colors.ts'
import type { MailBlock, MailFact } from './mail-content.ts'

/** A mail whose texts are chosen; their `{name}` placeholders are not filled in yet. */
export interface LayoutProps {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly subject: string
  readonly preheader: string
  readonly project: string
  readonly brand: BrandConfig
  readonly heading: string
  readonly lead: string | null
  readonly blocks: readonly MailBlock[]
  readonly footer: string
  readonly helpLabel: string
  readonly values: Readonly<Record<string, string>>
}

const { light, dark } = mailColors
const font = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const bare = new Html('role="presentation" cellpadding="0" cellspacing="0" border="0"')

const isKorean = ({ language }: Pick<LayoutProps, 'language'>) => toBase(language) === 'ko'

/** Breaks a long address anywhere, and Korean between its words, as its readers expect. */
const toBreaks = (mail: Pick<LayoutProps, 'language'>) =>
  `overflow-wrap:anywhere;word-break:${isKorean(mail) ? 'keep-all' : 'break-word'}`

/** Sets the letters of a heading closer, except in scripts whose signs would touch. */
const toHeadingStyle = (mail: Pick<LayoutProps, 'language'>) => {
  if (isKorean(mail)) return 'word-break:keep-all;'
  const { script } = new Intl.Locale(mail.language).maximize()
  return /^(Latn|Cyrl|Grek)$/.test(script ?? '') ? 'letter-spacing:-0.2px;' : ''
}

/** Outlook for Windows does not support max-width, so a table that only Outlook reads sets the width. */
const outlookStart = new Html(
  '<!--[if mso]><table role="presentation" width="552" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
)
const outlookEnd = new Html('<!--[if mso]></td></tr></table><![endif]-->')

/** Renders a complete mail as HTML. */
export function layOutMail(mail: LayoutProps): string {
  const { language, direction: dir, brand, subject } = mail
  const { markup } =
    html`<html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="referrer" content="no-referrer"><title>${subject}</title><style>${toStyleSheet(brand)}</style></head>
<body class="m-page" style="margin:0;padding:0;background-color:${light.page}">
<table ${bare} dir="${dir}" width="100%" class="m-page" bgcolor="${light.page}" style="background-color:${light.page};font-family:${font}">
<tr><td style="display:none;max-height:0;overflow:hidden;mso-hide:all">${toPreheader(mail.preheader)}</td></tr>
<tr><td class="m-outer" align="center" style="padding:20px 24px">${outlookStart}
<table ${bare} dir="${dir}" width="100%" style="max-width:552px">
<tr><td>${toPanel(mail)}</td></tr>
<tr><td class="m-foot m-quiet" align="${toStart(mail)}" style="padding:12px 41px 0;font-size:13px;line-height:20px;color:${light.quiet}">${toFooter(mail)}</td></tr>
</table>${outlookEnd}</td></tr>
</table></body></html>`
  return `<!doctype html>${markup}`
}

const toStart = ({ direction }: Pick<LayoutProps, 'direction'>) =>
  direction === 'rtl' ? 'right' : 'left'

/** Clients that ignore the style sheet show the light colours at full width. */
function toStyleSheet({ button }: BrandConfig): Html {
  return new Html(`@media (max-width: 479.9px) {
.m-outer { padding: 12px !important; }
.m-panel { padding: 24px 20px !important; }
.m-foot { padding: 12px 21px 0 !important; }
.m-heading { font-size: 22px !important; line-height: 28px !important; }
.m-box { padding: 14px 20px !important; }
.m-wide { width: 100% !important; }
.m-name { width: 68px !important; white-space: normal !important; }
}
@media (prefers-color-scheme: dark) {
.m-page { background-color: ${dark.page} !important; }
.m-panel { background-color: ${dark.panel} !important; border-color: ${dark.line} !important; }
.m-box { background-color: ${dark.box} !important; border-color: ${dark.line} !important; }
.m-line { border-color: ${dark.line} !important; }
.m-ink { color: ${dark.ink} !important; }
.m-quiet { color: ${dark.quiet} !important; }
.m-act { background-color: ${button.dark.fill} !important; outline-color: ${button.dark.fill} !important; }
.m-act-text { color: ${button.dark.text} !important; }
}`)
}

/**
 * Fills the preview up with invisible characters; otherwise mail lists would show the beginning of the text behind it.
 */
const toPreheader = (preheader: string) =>
  html`${preheader}${new Html('&#847;&zwnj;&nbsp;'.repeat(90))}`

function toPanel(mail: LayoutProps): Html {
  const { direction: dir, heading, lead, values } = mail
  const rows = mail.blocks.map((block, i) => toRow(mail, block, mail.blocks[i - 1]))
  const start = toStart(mail)
  return html`<table ${bare} dir="${dir}" width="100%" style="border-collapse:separate"><tr><td class="m-panel" bgcolor="${light.panel}" style="padding:32px 40px;border:1px solid ${light.line};border-radius:8px;background-color:${light.panel}">
<table ${bare} dir="${dir}" width="100%">
<tr><td align="${start}">${toNameLine(mail)}</td></tr>
<tr><td align="${start}" style="padding-top:24px"><h1 class="m-heading m-ink" style="margin:0;font-size:24px;line-height:32px;font-weight:600;${toHeadingStyle(mail)}color:${light.ink}">${fillHtml(heading, values)}</h1></td></tr>
${lead === null ? null : toInkRow(mail, lead, 8)}${rows}</table></td></tr></table>`
}

function toNameLine(mail: LayoutProps): Html {
  const { direction: dir, brand, project } = mail
  const logo =
    brand.logoUrl === null
      ? null
      : html`<td valign="middle" style="${dir === 'rtl' ? 'padding-left' : 'padding-right'}:9px"><img src="${brand.logoUrl}" alt="" width="26" height="26" style="display:block;width:26px;height:26px;border:0"></td>`
  return html`<table ${bare} dir="${dir}"><tr>${logo}<td valign="middle" class="m-ink" style="font-size:16px;line-height:24px;font-weight:600;color:${light.ink};${toBreaks(mail)}"><bdi>${project}</bdi></td></tr></table>`
}

function toRow(mail: LayoutProps, block: MailBlock, before: MailBlock | undefined): Html {
  const { values } = mail
  switch (block.kind) {
    case 'text':
      return toInkRow(mail, block.text, before === undefined ? 8 : 24)
    case 'code':
      // Closer when a sentence above introduces the code.
      return toCodeRow(mail, block.code, before?.kind === 'text' ? 8 : 24)
    case 'button':
      return toButtonRow(mail, block)
    case 'facts':
      return toFactsRow(mail, block.rows)
    case 'note':
    case 'fallback': {
      const link = block.url === undefined ? null : toShortLink(block.url)
      return html`<tr><td class="m-quiet" align="${toStart(mail)}" style="padding-top:${before?.kind === 'code' ? 12 : 16}px;font-size:14px;line-height:20px;color:${light.quiet};${toBreaks(mail)}">${fillHtml(block.text, values, link)}</td></tr>
`
    }
  }
}

const toInkRow = (mail: LayoutProps, text: string, above: number) =>
  html`<tr><td class="m-ink" align="${toStart(mail)}" style="padding-top:${above}px;font-size:16px;line-height:24px;color:${light.ink};${toBreaks(mail)}">${fillHtml(text, mail.values)}</td></tr>
`

/**
 * Shows two halves with a gap from padding, so that a copied code contains no space. Codes are written from left to
 * right in every language.
 */
function toCodeRow(mail: LayoutProps, code: string, above: number): Html {
  const half = Math.ceil(code.length / 2)
  return html`<tr><td align="${toStart(mail)}" style="padding-top:${above}px"><table ${bare} dir="${mail.direction}" width="100%" style="border-collapse:separate"><tr><td class="m-box m-ink" align="${toStart(mail)}" bgcolor="${light.box}" style="padding:16px 24px;border:1px solid ${light.line};border-radius:6px;background-color:${light.box};font-size:36px;line-height:44px;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:3px;color:${light.ink}"><span dir="ltr"><span>${code.slice(0, half)}</span><span style="padding-left:14px">${code.slice(half)}</span></span></td></tr></table></td></tr>
`
}

/** The whole cell is the link. The outline keeps the button's edge visible in forced-colours mode. */
function toButtonRow(
  mail: LayoutProps,
  { label, url }: { readonly label: string; readonly url: string },
): Html {
  const { fill, text } = mail.brand.button.light
  return html`<tr><td align="${toStart(mail)}" style="padding-top:24px"><table ${bare} dir="${mail.direction}" class="m-wide" style="border-collapse:separate"><tr><td class="m-act" align="center" bgcolor="${fill}" style="border-radius:6px;background-color:${fill};outline:1px solid ${fill};outline-offset:-1px"><a class="m-act-text" href="${url}" rel="noreferrer" style="display:block;padding:14px 28px;font-size:16px;line-height:20px;font-weight:600;color:${text};text-decoration:none">${fillHtml(label, mail.values)}</a></td></tr></table></td></tr>
`
}

function toFactsRow(mail: LayoutProps, rows: readonly MailFact[]): Html {
  const start = toStart(mail)
  // a name that is longer than the column keeps its distance from the value
  const padding = mail.direction === 'rtl' ? '3px 0 3px 8px' : '3px 8px 3px 0'
  const cells = rows.map(
    ({ name, value, isForeign }) =>
      html`<tr><td class="m-name m-quiet" width="88" valign="top" align="${start}" style="width:88px;padding:${padding};white-space:nowrap;word-break:keep-all;font-size:14px;line-height:20px;color:${light.quiet}">${name}</td><td class="m-ink" valign="top" align="${start}" style="padding:3px 0;font-size:14px;line-height:20px;color:${light.ink};${toBreaks(mail)}">${isForeign || mail.direction === 'ltr' ? html`<bdi>${value}</bdi>` : html`<bdi dir="rtl">${value}</bdi>`}</td></tr>`,
  )
  return html`<tr><td style="padding-top:24px"><table ${bare} dir="${mail.direction}" width="100%"><tr><td class="m-line" style="padding:9px 0;border-top:1px solid ${light.line};border-bottom:1px solid ${light.line}"><table ${bare} dir="${mail.direction}" width="100%">${cells}</table></td></tr></table></td></tr>
`
}

function toFooter(mail: LayoutProps): Html {
  const { footer, brand, helpLabel, values } = mail
  const { postalLine, helpUrl } = brand
  const help =
    helpUrl === null
      ? null
      : html`<a class="m-ink" href="${helpUrl}" rel="noreferrer" style="color:${light.ink};text-decoration:underline">${helpLabel}</a>`
  const between = postalLine !== null && help !== null ? ' · ' : null
  const second =
    postalLine === null && help === null
      ? null
      : html`<br><bdi>${postalLine}</bdi>${between}${help}`
  return html`<span style="${toBreaks(mail)}">${fillHtml(footer, values)}${second}</span>`
}

/** Shortens a link to its host and the beginning of its path, so that the reader sees where it leads. */
function toShortLink(url: string): Html {
  const { host, pathname } = new URL(url)
  return html`<a class="m-ink" dir="ltr" href="${url}" rel="noreferrer" style="color:${light.ink};text-decoration:underline">${host}${pathname.slice(0, 12)}</a>`
}

/**
 * Fills in a sentence. Addresses are written from left to right in every language, and a name is isolated so that it
 * does not change the direction of its neighbours.
 */
function fillHtml(
  text: string,
  values: Readonly<Record<string, string>>,
  link: Html | null = null,
): Html {
  const parts = text.split(/\{(\w+)\}/)
  return html`${parts.map((part, i) => {
    if (i % 2 === 0) return html`${part}`
    if (part === 'link' && link !== null) return link
    const value = Object.hasOwn(values, part) ? values[part] : undefined
    if (value === undefined) return html`{${part}}`
    if (part === 'email') return html`<span dir="ltr">${value}</span>`
    return part === 'project' ? html`<bdi>${value}</bdi>` : html`${value}`
  })}`
}
