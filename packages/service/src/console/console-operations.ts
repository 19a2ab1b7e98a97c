import { appOperations } from './app-operations.ts'
import { auditOperations } from './audit-operations.ts'
import { configurationOperations } from './configuration-operations.ts'
import { homeOperations } from './home-operations.ts'
import { keyOperations } from './key-operations.ts'
import { liveOperations } from './live-operations.ts'
import { messageOperations } from './message-operations.ts'
import { operatorOperations } from './operator-operations.ts'
import { previewOperations } from './preview-operations.ts'
import { userChangeOperations } from './user-change-operations.ts'
import { userOperations } from './user-operations.ts'
import { webhookOperations } from './webhook-operations.ts'

/** All calls of the console. */
export const consoleOperations = {
  ...appOperations,
  ...auditOperations,
  ...configurationOperations,
  ...homeOperations,
  ...keyOperations,
  ...liveOperations,
  ...messageOperations,
  ...operatorOperations,
  ...previewOperations,
  ...userChangeOperations,
  ...userOperations,
  ...webhookOperations,
} as const
