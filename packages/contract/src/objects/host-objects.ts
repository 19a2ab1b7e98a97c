import type { Static } from 'typebox'
import type { AuditEntrySchema } from '../project/audit.back-end.ts'
import type { HostUserSchema } from './host-objects.schemas.ts'

/** A user as the host's back end sees them. */
export type HostUser = Static<typeof HostUserSchema>

/** An entry of the audit log, as the API spells it. */
export type AuditEntry = Static<typeof AuditEntrySchema>
