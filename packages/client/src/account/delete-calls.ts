/** The calls of `client.user` that delete a credential. Written from the folders by `npm run reference`; do not edit. */
import type { DeleteFactor } from './user-calls.ts'

export interface DeleteCalls {
  /** @param id - a `biometric_registration_id` */
  deleteBiometricRegistration: DeleteFactor
  /** @param id - a `crypto_wallet_id` */
  deleteCryptoWallet: DeleteFactor
  /** @param id - an `oauth_user_registration_id` */
  deleteOAuthRegistration: DeleteFactor
  /** @param id - a `phone_id` */
  deletePhoneNumber: DeleteFactor
  /** @param id - a `webauthn_registration_id` */
  deleteWebauthnRegistration: DeleteFactor
  /** @param id - a `totp_id` */
  deleteTOTP: DeleteFactor
}

/** Their names, which a page loads before their code. */
export const deleteNames = {
  deleteBiometricRegistration: 1,
  deleteCryptoWallet: 1,
  deleteOAuthRegistration: 1,
  deletePhoneNumber: 1,
  deleteWebauthnRegistration: 1,
  deleteTOTP: 1,
} as const
