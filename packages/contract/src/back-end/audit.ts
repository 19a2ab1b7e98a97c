import { get, operations } from '../operation.ts'
import type { HostAuditOperations } from './audit.schemas.ts'

/** Reading the audit log, newest first. */
export const hostAudit = operations<HostAuditOperations>({
  list: get('/audit', ['invalid_cursor', 'invalid_limit']),
})
