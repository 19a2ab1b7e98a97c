import { del } from '../../foundation/operations/operation.ts'

/** The deletion of an account at a provider. */
export const removal = { deleteOauthRegistration: del('/users/oauth/:id') }
