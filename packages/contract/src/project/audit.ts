import type { Static } from 'typebox'
import type { AuditEntrySchema } from './audit.back-end.ts'

/** An entry of the audit log, as the API spells it. */
export type AuditEntry = Static<typeof AuditEntrySchema>
