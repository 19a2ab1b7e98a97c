import type { ActorKind, AuditRow } from '../../../foundation/database/schema.ts'

export type { ActorKind, AuditRow }
