/** Reads Markdown as text: titles, headings, links and code blocks, without a parser, since the pages use little of it. */

/**
 * Splits a page into what is code and what is not.
 *
 * @param {string} markdown
 * @returns {{ isCode: boolean, info: string, text: string }[]} `text` with its fences; `info` is what follows the opening one
 */
export function splitCode(markdown) {
  /** @type {{ isCode: boolean, info: string, lines: string[] }[]} */
  const parts = []
  let fence = ''
  for (const line of markdown.split('\n')) {
    const [, marks = '', info = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    const opens = fence === '' && marks !== ''
    const closes = fence !== '' && marks.startsWith(fence) && info.trim() === ''
    const last = parts.at(-1)
    if (opens || !last || (fence === '' && last.isCode))
      parts.push({ isCode: opens, info: info.trim(), lines: [line] })
    else last.lines.push(line)
    if (opens) fence = marks
    if (closes) fence = ''
  }
  return parts.map(({ lines, ...part }) => ({ ...part, text: lines.join('\n') }))
}

/**
 * Changes what is not code.
 *
 * @param {string} markdown
 * @param {(prose: string) => string} change
 */
export const mapProse = (markdown, change) =>
  splitCode(markdown)
    .map(({ isCode, text }) => (isCode ? text : change(text)))
    .join('\n')

/**
 * Changes the targets of links and pictures, outside of code.
 *
 * @param {string} markdown
 * @param {(target: string, isPicture: boolean) => string} change
 */
export const mapLinks = (markdown, change) =>
  mapProse(markdown, (prose) =>
    prose
      .split(/(`+[^`]*`+)/)
      .map((part, index) => (index % 2 ? part : mapTargets(part, change)))
      .join(''),
  )

/**
 * @param {string} text
 * @param {(target: string, isPicture: boolean) => string} change
 */
function mapTargets(text, change) {
  return text.replace(
    // what stands in brackets may be code, which was cut out: the closing bracket is enough
    /\]\((?!https?:|mailto:)([^()\s]+)\)/g,
    (_, target, offset) => {
      const start = text.lastIndexOf('[', offset)
      return `](${change(target, start > 0 && text[start - 1] === '!')})`
    },
  )
}

/**
 * @param {string} markdown
 * @returns {{ title: string, body: string }} the first headline as plain text, and what follows it
 */
export function splitTitle(markdown) {
  const [, title, body = ''] = /^# (.+)\n([\s\S]*)$/.exec(markdown.trimStart()) ?? []
  if (title === undefined) throw new Error('A page of the docs begins with its title: "# Title".')
  return { title: toPlainText(title), body: body.trimStart() }
}

/** @param {string} markdown - a piece of a line */
export const toPlainText = (markdown) =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/<[^>]+>/g, '')
    .trim()

/**
 * @param {string} body - a page without its title
 * @returns {string} its first sentence, or the words before its first list or table
 */
export function readDescription(body) {
  const paragraph = splitCode(body)
    .filter(({ isCode }) => !isCode)
    .flatMap(({ text }) => text.split(/\n{2,}/))
    .map((text) => text.trim())
    .find((text) => /^[\p{L}`*[]/u.test(text))
  const text = toPlainText((paragraph ?? '').replace(/\s*\n\s*/g, ' '))
  return (/^.*?[.:](?= |$)/.exec(text)?.[0] ?? text).replace(/:$/, '.')
}
