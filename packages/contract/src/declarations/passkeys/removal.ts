import { del } from '../../foundation/operations/operation.ts'

/** The deletion of a passkey. */
export const removal = {
  /** @param id - a `webauthn_registration_id` */
  deleteWebauthnRegistration: del('/users/webauthn_registrations/:id'),
}
