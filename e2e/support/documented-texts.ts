import { readFileSync } from 'node:fs'

/** A text of the widget that not both official versions have. */
export interface DocumentedText {
  readonly id: string
  readonly text: string
  /** The version that has it, or `ours`. */
  readonly known: string
}

/** The table of `docs/compatibility.md`. */
export function readDocumentedTexts(): DocumentedText[] {
  const file = readFileSync(new URL('../../docs/compatibility.md', import.meta.url), 'utf8')
  return [...file.matchAll(/^\| `([\w.]+)` \| (.+) \| (ours|5\.29|6\.3) \|$/gm)].map(
    ([, id = '', text = '', known = '']) => ({ id, text, known }),
  )
}
