import { defineRows } from '../../database/define-rows.ts'
import type { Fields } from '../../database/map-columns.ts'
import type { UserEmailsTable, UsersTable } from '../../database/schema.ts'

/** People as they are kept, each without what belongs to them. */
export const userRows = defineRows<Fields<UsersTable>, UsersTable>('users', {})

export const emailRows = defineRows<Fields<UserEmailsTable>, UserEmailsTable>('user_emails', {})
