import type { Static } from 'typebox'
import type { AuditEntrySchema } from '../audit.back-end.ts'
import type { HostUserSchema } from './objects.schemas.ts'

/** A person as the host's back end sees them. */
export type HostUser = Static<typeof HostUserSchema>

/** One entry of the audit log, as the wire spells it. */
export type AuditEntry = Static<typeof AuditEntrySchema>
