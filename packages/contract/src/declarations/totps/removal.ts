import { del } from '../../foundation/operations/operation.ts'

/** The deletion of an authenticator app. */
export const removal = {
  /** @param id - a `totp_id` */
  deleteTotp: del('/users/totps/:id'),
}
