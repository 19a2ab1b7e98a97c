import { del } from '../../foundation/operations/operation.ts'

/** The deletion of an account at a provider. */
export const removal = {
  /** @param id - an `oauth_user_registration_id` */
  deleteOauthRegistration: del('/users/oauth/:id'),
}
