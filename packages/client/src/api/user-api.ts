import type { CommonReply, ReplyOf, RequestOf, User, users } from '@portico/contract'
import type { CallOptions, Unsubscribe } from '../client.ts'

/** What `user.update` takes; what is left out stays as it is. */
export type UserUpdate = RequestOf<typeof users.update>

/** What `user.update` answers. */
export type UserUpdateReply = Omit<ReplyOf<typeof users.update>, '__user' | 'webauthn_signals'>

/** What deleting one of a person's factors answers. */
export type DeletionReply = Omit<ReplyOf<typeof users.deleteEmail>, '__user'>

/**
 * Deletes one factor of the signed-in person.
 *
 * @throws StytchAPIError `cannot_delete_last_primary_factor`, `user_unauthenticated`
 */
type DeleteFactor = (id: string, call?: CallOptions) => Promise<DeletionReply>

/** The signed-in person. What changes the person also changes what `getSync` and `onChange` tell. */
export interface UserApi {
  /** Loads the person from the service. @throws StytchAPIError `user_unauthenticated` */
  get(call?: CallOptions): Promise<User>
  /** The person as known here, without a request. @returns null when signed out */
  getSync(): User | null
  /** Like `getSync`, and whether the answer is still unconfirmed by the service. */
  getInfo(): { user: User | null; fromCache: boolean }
  /** Calls back when the person really changed. */
  onChange(listener: (user: User | null) => void): Unsubscribe
  /** Changes name and `untrusted_metadata`. @throws StytchAPIError `user_unauthenticated`, `metadata_too_large` */
  update(changes: UserUpdate, call?: CallOptions): Promise<UserUpdateReply>
  /** @param id - an `email_id` */
  deleteEmail: DeleteFactor
  /** @param id - a `phone_id` */
  deletePhoneNumber: DeleteFactor
  /** @param id - a `totp_id` */
  deleteTOTP: DeleteFactor
  /** @param id - a `crypto_wallet_id` */
  deleteCryptoWallet: DeleteFactor
  /** @param id - an `oauth_user_registration_id` */
  deleteOAuthRegistration: DeleteFactor
  /** @param id - a `webauthn_registration_id` */
  deleteWebauthnRegistration: DeleteFactor
  /** @param id - a `biometric_registration_id` */
  deleteBiometricRegistration: DeleteFactor
  /** The client apps that the person has let in. @throws StytchAPIError `user_unauthenticated` */
  getConnectedApps(call?: CallOptions): Promise<ReplyOf<typeof users.connectedApps>>
  /**
   * Takes back what a client app was allowed.
   *
   * @param id - a `connected_app_id`
   * @throws StytchAPIError `connected_app_not_found`
   */
  revokedConnectedApp(id: string, call?: CallOptions): Promise<CommonReply>
}
