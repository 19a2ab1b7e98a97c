/** Recovery codes: users keep them, and sign in with one when they have no other way left. */
import { api } from '@portico/contract/schemas'
import { recoveryCodes as declaration } from '../../declarations/recovery-codes/index.ts'
import { defineMethod } from '../sign-in/define-method.ts'
import { recoveryCodeMessages } from './messages.ts'
import { createRecoveryCodeHandlers } from './recovery-code-handlers.ts'
import { codesUndo } from './undo-codes.ts'

/** The method with its operations `recovery_codes/*`. */
export const recoveryCodes = defineMethod(declaration, {
  ...api.recoveryCodes,
  messages: recoveryCodeMessages,
  undos: { recovery_codes: codesUndo },
  create: (dependencies) => ({ page: createRecoveryCodeHandlers(dependencies), backEnd: {} }),
})
