import { fillText, mark, type TextValues } from './format-text.ts'

/** A run of a formatted text. `tag` is the name of the mark around it, or null outside of marks. */
export interface TextRun {
  readonly tag: string | null
  readonly text: string
}

/** Formats a text into runs. Marks are parsed before values are inserted, so that a value never becomes a mark. */
export function formatRuns(message: string, values: TextValues = {}, locale?: string): TextRun[] {
  const runs: TextRun[] = []
  const add = (tag: string | null, text: string) => {
    if (text) runs.push({ tag, text: fillText(text, values, locale) })
  }
  let end = 0
  for (const match of message.matchAll(mark)) {
    add(null, message.slice(end, match.index))
    add(match[1] ?? null, match[2] ?? '')
    end = match.index + match[0].length
  }
  add(null, message.slice(end))
  return runs
}
