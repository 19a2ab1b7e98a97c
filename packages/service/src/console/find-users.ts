import { toCursorText } from '../back-end/cursor.ts'
import { credentialKinds } from '../declarations/all-declarations.ts'
import type { Cursor } from '../foundation/database/page.ts'
import { AuthError } from '../foundation/errors/auth-error.ts'
import type { Repositories, UserFilter, UserRow } from '../kernel/storage/storage.ts'

/** The rows of one page. */
const pageRows = 25
/** A single character would match nearly everybody. */
const shortestText = 2
/** The index of parts finds texts of this length; shorter ones are looked for among the newest users. */
const shortestIndexed = 3
/** The signs after `user-live-` from which a text counts as the beginning of an id. */
const idStart = /^user-(?:test|live)-[0-9a-f-]*$/
/** The beginning of what is random in an id: eight digits, so that no name or number is taken for one. */
const idPart = /^[0-9a-f]{8}(?:-[0-9a-f-]*)?$/

/** A page of users, and how many there are. */
export interface FoundUsers {
  readonly users: readonly UserRow[]
  readonly next: string | null
  /** Null where only the newest users were looked at. */
  readonly total: number | null
}

/**
 * Finds the users of whom an address, a number, a name or the beginning of an id contains a text, newest first.
 *
 * @throws AuthError `bad_request` for a text that is too short
 */
export async function findUsers(
  { users }: Pick<Repositories, 'users'>,
  projectId: string,
  wanted: {
    readonly text: string | undefined
    readonly state: 'blocked' | 'not_verified' | undefined
    readonly after: Cursor | null
  },
): Promise<FoundUsers> {
  const { state, after } = wanted
  const page = { after, limit: pageRows }
  const text = readText(wanted.text)
  if (text === null) {
    const found = await users.search(projectId, { operator: 'and', filters: toState(state) }, page)
    return { users: found.rows, next: toCursorText(found.next), total: found.total }
  }
  if ([...text].length < shortestIndexed) {
    const { userIds, next } = await users.searchNewest(projectId, text, page)
    const found = await Promise.all(userIds.map((id) => users.findById(projectId, id)))
    // One of them may have been deleted meanwhile.
    return { users: found.flatMap((user) => user ?? []), next: toCursorText(next), total: null }
  }
  const query = { operator: 'or', filters: toFilters(text, projectId) } as const
  const found = await users.search(projectId, query, page)
  return { users: found.rows, next: toCursorText(found.next), total: found.total }
}

/** Reads the text that is looked for; null for none. */
function readText(sent: string | undefined): string | null {
  if (sent === undefined) return null
  // No row contains a NUL, and Postgres refuses one in a parameter.
  const text = sent.replaceAll('\0', '').trim()
  if ([...text].length < shortestText) {
    const reason = `must have ${shortestText} characters or more beside spaces`
    throw new AuthError('bad_request', { details: { field: 'q', reason } })
  }
  return text
}

function toState(state: 'blocked' | 'not_verified' | undefined): readonly UserFilter[] {
  if (state === 'blocked') return [{ by: 'blocked', isBlocked: true }]
  return state === 'not_verified' ? [{ by: 'status', status: 'pending' }] : []
}

function toFilters(text: string, projectId: string): readonly UserFilter[] {
  const lower = text.toLowerCase()
  const stage = projectId.startsWith('project-live-') ? 'live' : 'test'
  const start = idStart.test(lower) ? lower : idPart.test(lower) ? `user-${stage}-${lower}` : null
  const number = toNumberText(text)
  return [
    { by: 'anyPart', text, credentials },
    // As it is stored, for a number with spaces or signs.
    ...(number === null || number === text
      ? []
      : credentials.map((place) => ({ by: 'credentialPart', ...place, text: number }) as const)),
    ...(start === null ? [] : [{ by: 'idStart', text: start } as const]),
    ...(/^[\w.|-]{1,128}$/.test(text) ? [{ by: 'externalId', ids: [text] } as const] : []),
  ]
}

/** The columns of credentials whose parts are indexed. */
const credentials = credentialKinds.flatMap(({ filters, tables }) => {
  const [table] = Object.keys(tables)
  return Object.values(filters).flatMap((filter) =>
    filter.takes === 'part' && filter.indexedAs !== undefined && table !== undefined
      ? [{ table, column: filter.column, indexedAs: filter.indexedAs }]
      : [],
  )
})

/** The stored form of a part of a number as people write it; null for another text. */
function toNumberText(text: string): string | null {
  const bare = text.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+')
  return /^\+?\d{3,15}$/.test(bare) ? bare : null
}
