import { del } from '../../foundation/operations/operation.ts'

/** The deletion of a biometric registration. */
export const removal = { deleteBiometricRegistration: del('/users/biometric_registrations/:id') }
