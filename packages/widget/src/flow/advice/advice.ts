/** Advice for a developer: shown on the card during development, and always sent to the console and to `onError`. */
export interface Advice {
  readonly title: string
  readonly text: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** The code to write; `changed` is shown in bold. */
  readonly code: {
    readonly before: string
    readonly changed: string
    readonly after: string
  } | null
  readonly hint: string
}

/** Returns a hint at the place of a project setting. */
export const toConfigHint = (what: string): string =>
  `Add ${what} in portico.config.ts to the project, which is “development” where none is listed under “projects”, and start the service again.`

/** Writes a list as code. */
export const print = (values: readonly unknown[]): string =>
  `[${values.map((it) => `'${it}'`).join(', ')}]`

/** Returns the advice in a single line. */
export function toLine({ title, text, facts, code, hint }: Advice): string {
  const written = facts.map(([name, value]) => `${name}: ${value}.`).join(' ')
  const change = code && `Write ${code.before}${code.changed}${code.after}`.replace(/\s+/g, ' ')
  return [`${title}.`, text, written, change && `${change}.`, hint].filter(Boolean).join(' ')
}
