import { declareMethod } from '../declare-method.ts'

/**
 * The declaration of the second steps by a sent code. In a mail it proves a mailbox, and in a text message a number, as any
 * code there does.
 */
export const secondSteps = declareMethod({
  id: 'second-steps',
  auditActions: ['sms_step.added', 'sms_step.removed'],
  proofs: {},
})
