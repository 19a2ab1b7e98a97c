import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'

/** How an account was linked to its user. */
export type LinkedBy =
  /** The user signed up with it, and had no other credential and no verified address. */
  | 'sign_up'
  /** The user linked it in a session with sufficient proofs. */
  | 'session'
  /** The host requested the link. */
  | 'back_end'
  /** Its address matched the user's: it proved no more than a mailbox. */
  | 'email'
  /** An older version did not store it. */
  | 'unknown'

/** A user's account at a provider. */
export const registrationRows = defineTable('oauth_registrations', ['registrationId'], {
  registrationId: column.text,
  userId: column.text,
  /** The provider's id in URLs and in the configuration. */
  provider: column.text,
  /** The provider's display name. */
  providerType: column.text,
  /** The issuer of the subject. Issuer and subject are the account's key. */
  issuer: column.text,
  subject: column.text,
  /** The address that the provider reported last, verified or not; null if it reported none. */
  email: column.orNull(column.text),
  pictureUrl: column.text,
  locale: column.text,
  /** The provider's tokens, encrypted with the root key. */
  sealedTokens: column.text,
  scopes: column.json<readonly string[]>(),
  /** When the access token expires; null if the provider states no expiry. */
  tokensExpireAt: column.orNull(column.number),
  /** True if the account was linked before the user proved an address, so an attacker may have linked it. */
  isUnproved: column.flag,
  linkedBy: column.word<LinkedBy>(),
  createdAt: column.number,
  lastUsedAt: column.number,
})

export interface OauthRegistrationRow extends RowOf<typeof registrationRows> {}

/** The parts of an account that are shown. */
export type UserOauthRegistration = Pick<
  OauthRegistrationRow,
  'registrationId' | 'provider' | 'providerType' | 'subject' | 'pictureUrl' | 'locale'
>
