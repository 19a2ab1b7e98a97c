import { escapeHtml } from './escape-html.ts'

/** Markup from `html` or from a constant of the code. Mails contain no other unescaped text. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Filling = string | number | Html | null | readonly (Html | null)[]

/** Builds markup from a template literal: texts are escaped, null adds nothing. */
export function html(parts: TemplateStringsArray, ...fillings: readonly Filling[]): Html {
  const markup = parts.map((part, i) => part + (i < fillings.length ? toMarkup(fillings[i]) : ''))
  return new Html(markup.join(''))
}

function toMarkup(filling: Filling | undefined): string {
  if (filling === null || filling === undefined) return ''
  if (filling instanceof Html) return filling.markup
  if (typeof filling === 'string' || typeof filling === 'number') return escapeHtml(String(filling))
  return filling.map(toMarkup).join('')
}
