import { del } from '../../foundation/operations/operation.ts'

/** The deletion of an authenticator app. */
export const removal = { deleteTotp: del('/users/totps/:id') }
