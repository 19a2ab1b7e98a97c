import { declareMethod } from '../declare-method.ts'

/** The declaration of the second step by mail. Its code proves a mailbox, as any code in a mail does. */
export const secondSteps = declareMethod({ id: 'second-steps', proofs: {} })
