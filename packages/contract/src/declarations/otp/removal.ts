import { del } from '../../foundation/operations/operation.ts'

/** The deletion of a phone number. */
export const removal = {
  /** @param id - a `phone_id` */
  deletePhoneNumber: del('/users/phone_numbers/:id'),
}
