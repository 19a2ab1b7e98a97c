import { defineRows } from '../../../foundation/database/define-rows.ts'
import type { Fields } from '../../../foundation/database/map-columns.ts'
import type { UserEmailsTable, UsersTable } from '../../../foundation/database/schema.ts'

/** The rows of users and of their addresses. */
export const userRows = defineRows<Fields<UsersTable>, UsersTable>('users', {})

export const emailRows = defineRows<Fields<UserEmailsTable>, UserEmailsTable>('user_emails', {})
