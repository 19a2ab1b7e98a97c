import type { CredentialRepository } from '../declare-credential.ts'

/** How an account came to its person. */
export type LinkedBy =
  /** They signed up with it: they had no other way in, and no address that was proved. */
  | 'sign_up'
  /** In a session of theirs that had proved enough. */
  | 'session'
  /** Their host asked for it. */
  | 'back_end'
  /** Its address was theirs: that of a mailbox, and no more, was proved. */
  | 'email'
  /** An older version did not write it down. */
  | 'unknown'

/** A person's account at a provider. */
export interface OauthRegistrationRow {
  readonly projectId: string
  readonly registrationId: string
  readonly userId: string
  /** As it stands in URLs and in the configuration. */
  readonly provider: string
  /** As people read it. */
  readonly providerType: string
  /** Whose subject it is: with the subject the account's key. */
  readonly issuer: string
  readonly subject: string
  /** As the provider last told it, proved or not; null when it told none. */
  readonly email: string | null
  readonly pictureUrl: string
  readonly locale: string
  /** The provider's tokens, by the root key. */
  readonly sealedTokens: string
  readonly scopes: readonly string[]
  /** When the access token expires; null where the provider does not say. */
  readonly tokensExpireAt: number | null
  /** Linked while an address of the person was not proved: it may be a stranger's. */
  readonly isUnproved: boolean
  readonly linkedBy: LinkedBy
  readonly createdAt: number
  readonly lastUsedAt: number
}

/** What is shown of one. */
export type UserOauthRegistration = Pick<
  OauthRegistrationRow,
  'registrationId' | 'provider' | 'providerType' | 'subject' | 'pictureUrl' | 'locale'
>

/** What the method asks of the storage. */
export interface OauthRegistrations extends CredentialRepository {
  /**
   * Whose account at a provider it is; null when nobody's. Until the transaction ends nobody else is told: of two first
   * sign-ins at once the second finds the first.
   */
  holdSubject(
    projectId: string,
    issuer: string,
    subject: string,
  ): Promise<OauthRegistrationRow | null>
  /** The same without a turn: what it says may be over. */
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
  /** What a sign-in brought. */
  renew(
    projectId: string,
    registrationId: string,
    change: Omit<
      OauthRegistrationRow,
      'projectId' | 'registrationId' | 'userId' | 'issuer' | 'subject' | 'isUnproved' | 'createdAt'
    >,
  ): Promise<void>
  /** Puts refreshed tokens in the place of these; false when others stand there already. */
  replaceTokens(
    row: Pick<OauthRegistrationRow, 'projectId' | 'registrationId' | 'sealedTokens'>,
    change: Pick<OauthRegistrationRow, 'sealedTokens' | 'scopes' | 'tokensExpireAt'>,
  ): Promise<boolean>
  isUnproved(projectId: string, userId: string): Promise<boolean>
  markProved(projectId: string, userId: string): Promise<void>
}
