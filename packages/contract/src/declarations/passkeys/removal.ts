import { del } from '../../foundation/operations/operation.ts'

/** The deletion of a passkey. */
export const removal = { deleteWebauthnRegistration: del('/users/webauthn_registrations/:id') }
