import { type Html, html } from '../../foundation/text/html.ts'

/** Replaces each `{name}` of a sentence by its markup. */
export function fillMarkup(sentence: string, parts: Readonly<Record<string, Html>>): Html {
  const pieces = sentence
    .split(/(\{\w+\})/)
    .map((piece) => parts[piece.slice(1, -1)] ?? html`${piece}`)
  return html`${pieces}`
}
