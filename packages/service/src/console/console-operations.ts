import { homeOperations } from './home-operations.ts'
import { messageOperations } from './message-operations.ts'
import { operatorOperations } from './operator-operations.ts'
import { userOperations } from './user-operations.ts'

/** All calls of the console. */
export const consoleOperations = {
  ...homeOperations,
  ...messageOperations,
  ...operatorOperations,
  ...userOperations,
} as const
