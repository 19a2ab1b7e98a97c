import type { PartSource } from '../../../foundation/database/engine.ts'

/** The texts of users that are indexed by their parts, apart from those of credentials. */
export const partSources = {
  email: { table: 'user_emails', column: 'canonical_email', kind: 'email' },
  name: { table: 'users', column: 'search_name', kind: 'name' },
} as const satisfies Readonly<Record<string, PartSource>>
