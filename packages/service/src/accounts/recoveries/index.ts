/** Recoveries that hosts start for users who have lost every way in, and those of users without their second step. */
import { api } from '@portico/contract/schemas'
import { recoveries as declaration } from '../../declarations/recoveries/index.ts'
import { defineMethod } from '../sign-in/define-method.ts'
import { recoveryMessages, recoveryTexts } from './messages.ts'
import { createRecoveryHandlers } from './recovery-handlers.ts'
import { registerRecoveryPage } from './register-recovery-page.ts'
import { recoveryUndo } from './undo-recovery.ts'

/** The method with its operations below `/v1/users/{user_id}/recoveries`. */
export const recoveries = defineMethod(declaration, {
  ...api.recoveries,
  messages: recoveryMessages,
  texts: recoveryTexts,
  undos: { recovery: recoveryUndo, way_back: recoveryUndo },
  create: (dependencies) => ({
    page: {},
    backEnd: createRecoveryHandlers(dependencies),
    registerRoutes: (app, context) => registerRecoveryPage(app, context, dependencies),
  }),
})
