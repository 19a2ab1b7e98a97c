import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../engine.ts'
import type { Schema } from '../schema.ts'
import type { UserFilter, Users } from '../storage.ts'
import { toSearchText } from './change-user.ts'
import { after, toPage } from './paging.ts'
import { withFactors } from './read-users.ts'

type Where = ExpressionBuilder<Schema, 'users'>

/** Finds people by conditions, newest first. */
export function createUserSearch(db: Db): Users['search'] {
  return async (projectId, { operator, filters }, page) => {
    const matching = db
      .selectFrom('users')
      .where('users.project_id', '=', projectId)
      .where((where) => {
        if (filters.length === 0) return sql<boolean>`1 = 1`
        const conditions = filters.map((filter) => toCondition(where, filter))
        return operator === 'and' ? where.and(conditions) : where.or(conditions)
      })
    const { total } = await matching
      .select((select) => select.fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    const found = await (page.after
      ? matching.where(after('users.created_at', 'users.user_id', page.after))
      : matching
    )
      .selectAll('users')
      .orderBy('users.created_at', 'desc')
      .orderBy('users.user_id', 'desc')
      .limit(page.most + 1)
      .execute()
    const users = await withFactors(db, projectId, found)
    const { rows, next } = toPage(users, page.most, (user) => ({
      at: user.createdAt,
      id: user.userId,
    }))
    return { rows, next, total: Number(total) }
  }
}

function toCondition(where: Where, filter: UserFilter): Expression<SqlBool> {
  switch (filter.by) {
    case 'createdAfter':
      return where('users.created_at', '>', filter.time)
    case 'createdBefore':
      return where('users.created_at', '<', filter.time)
    case 'status':
      return where('users.status', '=', filter.status)
    case 'blocked':
      return where('users.blocked_at', filter.isBlocked ? 'is not' : 'is', null)
    case 'userId':
      return isAnyOf(where, 'users.user_id', filter.ids)
    case 'externalId':
      return isAnyOf(where, 'users.external_id', filter.ids)
    case 'all':
      return where.and(filter.filters.map((one) => toCondition(where, one)))
    case 'hasPassword':
      return hasPassword(where, filter.isSet)
    case 'hasPasskey': {
      const exists = where.exists(selectPasskeys(where))
      return filter.isSet ? exists : where.not(exists)
    }
    case 'namePart':
      return like('users.search_name', toSearchText(filter.text))
    default:
      return toFactorCondition(where, filter)
  }
}

type FactorFilter = Extract<
  UserFilter,
  {
    by:
      | 'emailId'
      | 'totpId'
      | 'passkeyId'
      | 'email'
      | 'emailPart'
      | 'emailVerified'
      | 'totpVerified'
  }
>

function toFactorCondition(where: Where, filter: FactorFilter): Expression<SqlBool> {
  const emails = where
    .selectFrom('user_emails')
    .select('user_emails.email_id')
    .whereRef('user_emails.project_id', '=', 'users.project_id')
    .whereRef('user_emails.user_id', '=', 'users.user_id')
  const totps = where
    .selectFrom('totps')
    .select('totps.totp_id')
    .whereRef('totps.project_id', '=', 'users.project_id')
    .whereRef('totps.user_id', '=', 'users.user_id')
  switch (filter.by) {
    case 'emailId':
      return where.exists(emails.where('user_emails.email_id', 'in', nonEmpty(filter.ids)))
    case 'email':
      return where.exists(
        emails.where('user_emails.canonical_email', 'in', nonEmpty(filter.canonicalEmails)),
      )
    case 'emailPart':
      return where.exists(
        emails.where(like('user_emails.canonical_email', toSearchText(filter.text))),
      )
    case 'emailVerified':
      return where.exists(emails.where('user_emails.verified', '=', filter.isVerified ? 1 : 0))
    case 'totpId':
      return where.exists(totps.where('totps.totp_id', 'in', nonEmpty(filter.ids)))
    case 'passkeyId':
      return where.exists(
        selectPasskeys(where).where(
          'webauthn_registrations.registration_id',
          'in',
          nonEmpty(filter.ids),
        ),
      )
    case 'totpVerified':
      return where.exists(totps.where('totps.verified', '=', filter.isVerified ? 1 : 0))
  }
}

function selectPasskeys(where: Where) {
  return where
    .selectFrom('webauthn_registrations')
    .select('webauthn_registrations.registration_id')
    .whereRef('webauthn_registrations.project_id', '=', 'users.project_id')
    .whereRef('webauthn_registrations.user_id', '=', 'users.user_id')
}

function hasPassword(where: Where, isSet: boolean): Expression<SqlBool> {
  const exists = where.exists(
    where
      .selectFrom('passwords')
      .select('passwords.password_id')
      .whereRef('passwords.project_id', '=', 'users.project_id')
      .whereRef('passwords.user_id', '=', 'users.user_id'),
  )
  return isSet ? exists : where.not(exists)
}

const isAnyOf = (
  where: Where,
  column: 'users.user_id' | 'users.external_id',
  ids: readonly string[],
) => where(column, 'in', nonEmpty(ids))

/** SQL knows no empty list; no id is empty. */
const nonEmpty = (texts: readonly string[]) => (texts.length === 0 ? [''] : [...texts])

/** Contains the text, whose own wildcards mean themselves. */
function like(column: string, text: string): Expression<SqlBool> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
}
