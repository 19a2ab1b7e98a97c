/** What a developer is told: on the card in development, on the console and through `onError` everywhere. */
export interface Advice {
  readonly title: string
  readonly text: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** What to write; `changed` is printed bold. */
  readonly code: {
    readonly before: string
    readonly changed: string
    readonly after: string
  } | null
  readonly hint: string
}

/** Where a setting of the project stands. */
export const toConfigHint = (what: string): string =>
  `Add ${what} in portico.config.ts to the project, which is “development” where none is listed under “projects”, and start the service again.`

/** The same in one line. */
export function toLine({ title, text, facts, code, hint }: Advice): string {
  const written = facts.map(([name, value]) => `${name}: ${value}.`).join(' ')
  const change = code && `Write ${code.before}${code.changed}${code.after}`.replace(/\s+/g, ' ')
  return [`${title}.`, text, written, change && `${change}.`, hint].filter(Boolean).join(' ')
}
