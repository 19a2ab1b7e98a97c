import type { CredentialRepository } from '../declare-credential.ts'

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
export interface OauthRegistrationRow {
  readonly projectId: string
  readonly registrationId: string
  readonly userId: string
  /** The provider's id in URLs and in the configuration. */
  readonly provider: string
  /** The provider's display name. */
  readonly providerType: string
  /** The issuer of the subject. Issuer and subject are the account's key. */
  readonly issuer: string
  readonly subject: string
  /** The address that the provider reported last, verified or not; null if it reported none. */
  readonly email: string | null
  readonly pictureUrl: string
  readonly locale: string
  /** The provider's tokens, encrypted with the root key. */
  readonly sealedTokens: string
  readonly scopes: readonly string[]
  /** When the access token expires; null if the provider states no expiry. */
  readonly tokensExpireAt: number | null
  /** True if the account was linked before the user proved an address, so an attacker may have linked it. */
  readonly isUnproved: boolean
  readonly linkedBy: LinkedBy
  readonly createdAt: number
  readonly lastUsedAt: number
}

/** The parts of an account that are shown. */
export type UserOauthRegistration = Pick<
  OauthRegistrationRow,
  'registrationId' | 'provider' | 'providerType' | 'subject' | 'pictureUrl' | 'locale'
>

/** The storage functions that the method needs. */
export interface OauthRegistrations extends CredentialRepository {
  /**
   * Finds a provider's account and locks its subject until the transaction ends; null when no user has it. Of two
   * parallel first sign-ins, the second one finds the account that the first created.
   */
  holdSubject(
    projectId: string,
    issuer: string,
    subject: string,
  ): Promise<OauthRegistrationRow | null>
  /** Finds a provider's account without a lock, so the answer may be outdated. */
  findBySubject(
    projectId: string,
    issuer: string,
    subject: string,
  ): Promise<OauthRegistrationRow | null>
  listOfUser(
    projectId: string,
    userId: string,
    provider: string,
  ): Promise<readonly OauthRegistrationRow[]>
  add(row: OauthRegistrationRow): Promise<void>
  /** Stores the provider's data from a new sign-in. */
  renew(
    projectId: string,
    registrationId: string,
    change: Omit<
      OauthRegistrationRow,
      'projectId' | 'registrationId' | 'userId' | 'issuer' | 'subject' | 'isUnproved' | 'createdAt'
    >,
  ): Promise<void>
  /** Replaces the tokens of a row by refreshed ones; false when the row's tokens have changed in the meantime. */
  replaceTokens(
    row: Pick<OauthRegistrationRow, 'projectId' | 'registrationId' | 'sealedTokens'>,
    change: Pick<OauthRegistrationRow, 'sealedTokens' | 'scopes' | 'tokensExpireAt'>,
  ): Promise<boolean>
}
