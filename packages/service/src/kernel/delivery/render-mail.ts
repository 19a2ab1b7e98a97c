import {
  fillText,
  isSameLanguage,
  toBase,
  toDirection,
  toSingleBraces,
} from '../../foundation/text/words.ts'
import type { RenderedMessage } from '../../senders/mail-sender.ts'
import { layOutMail } from './layout.ts'
import type { MailBlock, MailContent } from './mail-content.ts'
import type { MessageContext } from './message-template.ts'
import { sharedWords } from './shared-words.ts'

/** Makes a subject one header line: control characters and line breaks become spaces. */
const toHeaderText = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

/** Removes control characters, and those that change the writing direction, from a project's name. */
const toPlainName = (name: string) =>
  toHeaderText(name.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''))

/**
 * Isolates what stands in a sentence that is written from right to left: addresses and codes from left to right, a name
 * in its own direction. In HTML, elements do this.
 */
function isolate(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const starts: Readonly<Record<string, string>> = {
    email: '\u2066',
    code: '\u2066',
    project: '\u2068',
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const start = starts[name]
      return [name, start === undefined ? value : `${start}${value}\u2069`]
    }),
  )
}

const longestPreheader = 90

/** Renders a mail as HTML and as text, with the host's own texts if a template id selected them. */
export function renderMail(content: MailContent, context: MessageContext): RenderedMessage {
  const { project, to } = context
  const own = findOwnWords(project.emailTemplates, content.templateId, context.locale)
  const name = toPlainName(project.name)
  const values = { ...content.values, project: name, email: to }
  const { subject: title, heading, text } = toOwnWords(own)
  const direction = toDirection(content.language)
  const isolated = direction === 'rtl' ? isolate(values) : values
  const subject = toHeaderText(fillText(title ?? content.subject, isolated))
  const shown = {
    heading: heading ?? content.heading,
    lead: text ?? content.lead,
    blocks: content.blocks,
    footer: content.footer,
    helpLabel: sharedWords[content.language].help,
    brand: project.brand,
    values,
  }
  return {
    subject,
    html: layOutMail({
      ...shown,
      subject,
      language: content.language,
      direction,
      preheader: cutPreheader(fillText(content.preheader, isolated)),
      project: name,
    }),
    text: toPlainText({ ...shown, values: isolated }),
    code: content.code ?? null,
    links: content.links ?? [],
  }
}

/** Finds the host's texts for the language, for the language without its region, or for every language. */
function findOwnWords(
  templates: MessageContext['project']['emailTemplates'],
  wanted: string | undefined,
  locale: string,
) {
  const known = templates.filter(({ templateId }) => templateId === wanted)
  return (
    known.find(({ language }) => language !== undefined && isSameLanguage(language, locale)) ??
    known.find(
      ({ language }) => language !== undefined && isSameLanguage(language, toBase(locale)),
    ) ??
    known.find(({ language }) => language === undefined)
  )
}

function toOwnWords(own: ReturnType<typeof findOwnWords>) {
  const read = (words: string | undefined) => words && toSingleBraces(words)
  return { subject: read(own?.subject), heading: read(own?.heading), text: read(own?.text) }
}

function cutPreheader(text: string): string {
  const signs = [...text]
  return signs.length <= longestPreheader
    ? text
    : `${signs.slice(0, longestPreheader - 1).join('')}…`
}

/** Renders the text part: the same sentences in the same order. */
function toPlainText(mail: {
  readonly heading: string
  readonly lead: string | null
  readonly blocks: readonly MailBlock[]
  readonly footer: string
  readonly helpLabel: string
  readonly brand: MessageContext['project']['brand']
  readonly values: Readonly<Record<string, string>>
}): string {
  const { values, brand } = mail
  const fill = (text: string) => fillText(text, values)
  const help = brand.helpUrl === null ? null : `${mail.helpLabel}: ${toShownAddress(brand.helpUrl)}`
  const second = [brand.postalLine, help].filter((part) => part !== null).join(' · ')
  const footer = [fill(mail.footer), second].filter((line) => line !== '').join('\n')
  return [
    fill(mail.heading),
    mail.lead === null ? null : fill(mail.lead),
    ...mail.blocks.map((block) => toPlainBlock(block, values)),
    `-- \n${footer}`,
  ]
    .filter((part) => part !== null)
    .join('\n\n')
    .concat('\n')
}

function toPlainBlock(block: MailBlock, values: Readonly<Record<string, string>>): string | null {
  const fill = (text: string) => fillText(text, values)
  switch (block.kind) {
    case 'text':
      return fill(block.text)
    case 'code':
      return block.code
    case 'button':
      return `${fill(block.label)}: ${block.url}`
    case 'facts':
      return block.rows.map(({ name, value }) => `${name}: ${value}`).join('\n')
    case 'note':
      return fillText(block.text, { ...values, ...(block.url && { link: block.url }) })
    case 'fallback':
      return null
  }
}

const toShownAddress = (url: string) =>
  url.startsWith('mailto:') ? decodeURI(url.slice('mailto:'.length)) : url
