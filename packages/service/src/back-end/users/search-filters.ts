/**
 * The filters of a user search, from the wire to the storage. Every filter of the SDK is known; a filter on a factor
 * that this version does not have matches no user.
 */
import type { ErrorType } from '@portico/contract'
import { credentialFilters, type FilterValue } from '@portico/contract/schemas'
import { isOwnUserId } from '../../accounts/users/get-user.ts'
import { credentialKinds, type DeclaredKind } from '../../declarations/all-declarations.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { UserFilter, UserQuery } from '../../kernel/storage/storage.ts'
import { readTime } from '../read-time.ts'

/** A query as the host sent it; its parts are not validated yet. */
export interface SentQuery {
  readonly operator?: unknown
  readonly operands?: readonly { readonly filter_name?: unknown; readonly filter_value?: unknown }[]
}

/** Conditions that must all hold; there is at least one. */
type Conjunction = readonly UserFilter[]

const maxValues = 100
const shortestPart = 3
const nobody: Conjunction = [{ by: 'userId', ids: [] }]

type ReadFilter = (value: unknown) => Conjunction

const filters: Readonly<Record<string, ReadFilter>> = {
  created_at_greater_than: (value) => [{ by: 'createdAfter', time: toTime(value) }],
  created_at_less_than: (value) => [{ by: 'createdBefore', time: toTime(value) }],
  created_at_between: (value) => {
    if (!isRecord(value)) throw new AuthError('user_search_expected_object')
    return [
      { by: 'createdAfter', time: toTime(value.greater_than) },
      { by: 'createdBefore', time: toTime(value.less_than) },
    ]
  },
  status: (value) => {
    if (value === 'active' || value === 'pending') return [{ by: 'status', status: value }]
    throw new AuthError('user_search_invalid_status_filter')
  },
  user_id: (value) => {
    const ids = toTexts(value)
    const own = ids.filter(isOwnUserId)
    if (own.length > 0 && own.length < ids.length) {
      throw new AuthError('user_search_cannot_mix_internal_and_external_user_ids')
    }
    return [{ by: own.length > 0 ? 'userId' : 'externalId', ids }]
  },
  external_id: (value) => [{ by: 'externalId', ids: toTexts(value) }],
  is_locked: (value) => [{ by: 'blocked', isBlocked: toTruth(value) }],
  full_name_fuzzy: (value) =>
    matchPart('namePart', toPart(value, 'user_search_full_name_fuzzy_too_short')),
  email_address: (value) => [{ by: 'email', canonicalEmails: toTexts(value).flatMap(toCanonical) }],
  email_address_fuzzy: (value) =>
    matchPart('emailPart', toPart(value, 'user_search_email_address_fuzzy_too_short')),
  email_id: (value) => [{ by: 'emailId', ids: toTexts(value) }],
  email_verified: (value) => [{ by: 'emailVerified', isVerified: toTruth(value) }],
  // A kind of factor that this version does not have: no user has one, whatever is asked for.
  ...Object.fromEntries(Object.entries(credentialFilters).map(toUnmatched)),
  ...Object.fromEntries(credentialKinds.flatMap(toCredentialFilters)),
}

/**
 * Validates a query and converts it for the storage.
 *
 * @throws AuthError `user_search_…`, named after the problem
 */
export function toUserQuery({ operator = 'AND', operands = [] }: SentQuery): UserQuery {
  if (operator !== 'AND' && operator !== 'OR') throw new AuthError('user_search_invalid_operator')
  const read = operands.map(toConjunction)
  if (operator === 'AND') return { operator: 'and', filters: read.flat() }
  return { operator: 'or', filters: read.map(toOne) }
}

function toConjunction(operand: { filter_name?: unknown; filter_value?: unknown }): Conjunction {
  const { filter_name: name, filter_value: value } = operand
  if (name === undefined) throw new AuthError('user_search_missing_filter_name')
  if (typeof name !== 'string') throw new AuthError('user_search_filter_name_must_be_string')
  const read = Object.hasOwn(filters, name) ? filters[name] : undefined
  if (!read) throw new AuthError('user_search_filter_name_not_recognized', { details: { name } })
  if (value === undefined || value === null) refuse('user_search_missing_filter_value', name)
  try {
    return read(value)
  } catch (error) {
    // The error gains the name of the refused filter.
    if (error instanceof AuthError) refuse(error.errorType, name)
    throw error
  }
}

/** Each operand of an OR query becomes one filter. */
function toOne(filters: Conjunction): UserFilter {
  const [first, second] = filters
  if (!first) throw new Error('An operand without a condition was let through.')
  return second ? { by: 'all', filters } : first
}

function refuse(errorType: ErrorType, filterName: string): never {
  throw new AuthError(errorType, { details: { filter_name: filterName } })
}

/** The filters of a kind of credential; they all read its first table. */
function toCredentialFilters({ tables, filters: declared }: DeclaredKind): [string, ReadFilter][] {
  const [table = ''] = Object.keys(tables)
  return Object.entries(declared).map(([name, filter]) => [
    name,
    (value) => {
      const by = { by: 'credential', table } as const
      if (filter.takes === 'part') {
        const text = toPart(value, filter.tooShort)
        const { column, indexedAs } = filter
        const part = { table, column, text, ...(indexedAs !== undefined && { indexedAs }) }
        return isKeepable(text) ? [{ by: 'credentialPart', ...part }] : nobody
      }
      if (filter.takes === 'texts') {
        return [
          { ...by, isThere: true, column: filter.column, values: toStored(filter, toTexts(value)) },
        ]
      }
      const isSet = toTruth(value)
      if ('column' in filter) {
        return [{ ...by, isThere: true, column: filter.column, values: [isSet ? 1 : 0] }]
      }
      return filter.asks === 'proved' && !isSet ? nobody : [{ ...by, isThere: isSet }]
    },
  ])
}

function toStored(
  filter: { toStored?(text: string): string | null },
  texts: readonly string[],
): readonly string[] {
  if (!filter.toStored) return texts
  return texts.flatMap((text) => filter.toStored?.(text) ?? [])
}

const matchPart = (by: 'namePart' | 'emailPart', text: string): Conjunction =>
  isKeepable(text) ? [{ by, text }] : nobody

/** No row contains a NUL, and Postgres refuses one in a parameter. */
const isKeepable = (text: string) => !text.includes('\0')

/** A filter that matches no user. Its value is validated all the same. */
function toUnmatched([name, takes]: [string, FilterValue]): [string, ReadFilter] {
  const verify = {
    texts: toTexts,
    truth: toTruth,
    part: (value: unknown) => toPart(value, 'user_search_expected_string'),
  }[takes]
  return [
    name,
    (value) => {
      verify(value)
      return nobody
    },
  ]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Requires as many letters as the index needs; a shorter text would scan every user. Non-ASCII text may be shorter,
 * since a Chinese name has two characters.
 */
function toPart(value: unknown, tooShort: ErrorType): string {
  if (typeof value !== 'string') throw new AuthError('user_search_expected_string')
  // The search normalizes the text in the same way, so that a full-width letter counts as a letter.
  const text = value.normalize('NFKC')
  if (text.length < shortestPart && isAscii(text)) throw new AuthError(tooShort)
  return value.slice(0, 256)
}

const isAscii = (text: string) => Buffer.byteLength(text) === text.length

function toTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw new AuthError('user_search_expected_array_of_string')
  if (value.length > maxValues) {
    throw new AuthError('user_search_maximum_filter_value_count_exceeded')
  }
  const texts = value.map((one) => {
    if (typeof one !== 'string') throw new AuthError('user_search_expected_array_of_string')
    return one
  })
  return texts.filter(isKeepable)
}

function toTruth(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new AuthError('user_search_expected_bool')
  return value
}

function toTime(value: unknown): number {
  const time = readTime(value)
  if (time === null) throw new AuthError('user_search_expected_timestamp')
  return time
}

/** Text that is no e-mail address matches no user. */
function toCanonical(address: string): readonly string[] {
  try {
    return [parseEmail(address).canonical]
  } catch {
    return []
  }
}
