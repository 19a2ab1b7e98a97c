import type { ConsentItem } from './describe-scopes.ts'

/** Permissions under a heading. */
export interface ConsentSection {
  /** Null for a plain list, which has the widget's own heading. */
  readonly header: string | null
  readonly items: readonly ConsentItem[]
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function readItem(given: unknown): ConsentItem {
  if (typeof given === 'string') return { text: given, details: [] }
  const { text, details = [] } = isFields(given) ? given : {}
  if (typeof text !== 'string') throw new TypeError('An item must be a text or have one as `text`.')
  if (!Array.isArray(details)) throw new TypeError('`details` must be a list of texts.')
  return { text, details: details.map(String) }
}

function readList(given: unknown): readonly unknown[] {
  if (!Array.isArray(given)) throw new TypeError('A list is expected.')
  return given
}

/**
 * Checks the manifest that the host page returned.
 *
 * @throws TypeError for an invalid manifest: a partial list would show the user less than the client app requests
 */
export function readManifest(given: unknown): ConsentSection[] {
  const list = readList(given)
  if (!list.some((entry) => isFields(entry) && 'header' in entry)) {
    return [{ header: null, items: list.map(readItem) }]
  }
  return list.map((entry) => {
    const { header, items } = isFields(entry) ? entry : {}
    if (typeof header !== 'string') throw new TypeError('A section must have a text as `header`.')
    return { header, items: readList(items).map(readItem) }
  })
}
