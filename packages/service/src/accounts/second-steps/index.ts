/** The second step of a sign-in by the code in a mail, and what a sign-in still needs. */
import { api } from '@portico/contract/schemas'
import { secondSteps as declaration } from '../../declarations/second-steps/index.ts'
import { defineMethod } from '../sign-in/define-method.ts'
import { createSecondStepHandlers } from './second-step-handlers.ts'

/** The method with its operations `second_steps/*`. */
export const secondSteps = defineMethod(declaration, {
  ...api.secondSteps,
  create: (dependencies) => ({ page: createSecondStepHandlers(dependencies), backEnd: {} }),
})
