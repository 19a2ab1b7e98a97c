import { auditOperations } from './audit-operations.ts'
import { homeOperations } from './home-operations.ts'
import { liveOperations } from './live-operations.ts'
import { messageOperations } from './message-operations.ts'
import { operatorOperations } from './operator-operations.ts'
import { userChangeOperations } from './user-change-operations.ts'
import { userOperations } from './user-operations.ts'

/** All calls of the console. */
export const consoleOperations = {
  ...auditOperations,
  ...homeOperations,
  ...liveOperations,
  ...messageOperations,
  ...operatorOperations,
  ...userChangeOperations,
  ...userOperations,
} as const
