import { del } from '../../foundation/operations/operation.ts'

/** The deletion of a biometric registration. */
export const removal = {
  /** @param id - a `biometric_registration_id` */
  deleteBiometricRegistration: del('/users/biometric_registrations/:id'),
}
