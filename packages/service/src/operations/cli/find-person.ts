import { getUser, isOwnUserId } from '../../accounts/users/get-user.ts'
import { credentialKinds } from '../../declarations/all-declarations.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { UserFilter, UserRow } from '../../kernel/storage/storage.ts'
import type { OpenProject } from './with-project.ts'

/**
 * Finds the user whom an operator names: by e-mail address, by user id, by external id, or by the address of a
 * credential, such as a phone number.
 *
 * @returns null when there is none
 */
export async function findPerson(open: OpenProject, text: string): Promise<UserRow | null> {
  try {
    return await find(open, text.trim())
  } catch (error) {
    if (error instanceof AuthError && error.status < 500) return null
    throw error
  }
}

async function find(open: OpenProject, text: string): Promise<UserRow | null> {
  const { project, ports } = open
  if (text.includes('@')) {
    return ports.storage.users.findByEmail(project.projectId, parseEmail(text).canonical)
  }
  const byId = await getUser(ports.storage, project.projectId, text).catch((error: unknown) => {
    if (error instanceof AuthError && error.errorType === 'user_not_found') return null
    throw error
  })
  return byId ?? (isOwnUserId(text) ? null : findByCredentialAddress(open, text))
}

async function findByCredentialAddress(
  { project, ports }: OpenProject,
  text: string,
): Promise<UserRow | null> {
  const filters = toAddressFilters(text)
  if (filters.length === 0) return null
  const found = await ports.storage.users.search(
    project.projectId,
    { operator: 'or', filters },
    { after: null, limit: 1 },
  )
  return found.rows[0] ?? null
}

/** Builds a filter for each kind of credential whose address can have this text. */
function toAddressFilters(text: string): readonly UserFilter[] {
  return credentialKinds.flatMap(({ address, filters, tables }): readonly UserFilter[] => {
    const [table] = Object.keys(tables)
    if (!address || table === undefined) return []
    return Object.values(filters).flatMap((filter): readonly UserFilter[] => {
      if (filter.takes !== 'texts' || filter.column !== address.column) return []
      const stored = filter.toStored ? filter.toStored(text) : text
      if (stored === null) return []
      return [{ by: 'credential', table, isThere: true, column: filter.column, values: [stored] }]
    })
  })
}
