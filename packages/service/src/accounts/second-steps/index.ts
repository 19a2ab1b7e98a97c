/** The second steps of a sign-in by a code in a mail or a text message, and what a sign-in still needs. */
import { api } from '@portico/contract/schemas'
import { secondSteps as declaration } from '../../declarations/second-steps/index.ts'
import { toHostUserView } from '../../kernel/views/to-host-user-view.ts'
import { defineMethod } from '../sign-in/define-method.ts'
import { secondStepMessages } from './messages.ts'
import { removeHostSmsStep } from './remove-sms-step.ts'
import { createSecondStepHandlers } from './second-step-handlers.ts'
import { smsStepUndo } from './undo-sms-step.ts'

/** The method with its operations `second_steps/*`. */
export const secondSteps = defineMethod(declaration, {
  ...api.secondSteps,
  messages: secondStepMessages,
  undos: { sms_step: smsStepUndo },
  create: (dependencies) => ({
    page: createSecondStepHandlers(dependencies),
    backEnd: {
      async removeSms(call) {
        const user = await removeHostSmsStep(dependencies, call)
        return { user_id: user.userId, user: toHostUserView(user, call.project) }
      },
    },
  }),
})
