import type { ReplyOf, RequestOf, totps } from '@portico/contract'
import type { CallOptions, SessionDuration } from '../client.ts'

/** What `totps.create` answers: everything that an authenticator app needs, and the recovery codes. */
export type TotpCreationReply = Omit<ReplyOf<typeof totps.create>, '__user'>

/** Authenticator apps (RFC 6238) of the signed-in person, and the codes for when the app is lost. */
export interface TotpsApi {
  /**
   * Begins to add an authenticator app; the first right code completes it.
   *
   * @param options.expiration_minutes - how long the first code may take
   * @throws StytchAPIError `active_totp_exists`, `user_unauthenticated`
   */
  create(options: RequestOf<typeof totps.create>, call?: CallOptions): Promise<TotpCreationReply>
  /** Adds the factor to the session. @throws StytchAPIError `unable_to_authenticate_totp`, `user_lock_limit_reached` */
  authenticate(
    options: { totp_code: string } & SessionDuration,
    call?: CallOptions,
  ): Promise<ReplyOf<typeof totps.authenticate>>
  /** Uses up one recovery code in place of the app. @throws StytchAPIError `unable_to_authenticate_recovery_code` */
  recover(
    options: { recovery_code: string } & SessionDuration,
    call?: CallOptions,
  ): Promise<ReplyOf<typeof totps.recover>>
  /** The recovery codes that were not used yet. @throws StytchAPIError `totps_not_found_for_user` */
  recoveryCodes(call?: CallOptions): Promise<ReplyOf<typeof totps.recoveryCodes>>
}
