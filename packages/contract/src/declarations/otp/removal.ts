import { del } from '../../foundation/operations/operation.ts'

/** The deletion of a phone number. */
export const removal = { deletePhoneNumber: del('/users/phone_numbers/:id') }
