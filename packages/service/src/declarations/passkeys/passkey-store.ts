/** A passkey: the public half of a key pair that an authenticator keeps for one person and one domain. */
export interface PasskeyRow {
  readonly projectId: string
  readonly registrationId: string
  readonly userId: string
  /** The relying party id that the authenticator bound it to. */
  readonly domain: string
  /** base64url, as the authenticator made it; unique in a project. */
  readonly credentialId: string
  /** COSE_Key, base64url. */
  readonly publicKey: string
  /** What the authenticator counted at the last use; 0 for one that does not count. */
  readonly counter: number
  readonly transports: readonly string[]
  /** The authenticator's make; all zeros when it does not say. */
  readonly aaguid: string
  /** What the authenticator keeps as the person's id, base64url; of one person only. */
  readonly userHandle: string
  readonly authenticatorType: 'platform' | 'cross-platform'
  /** Offered by the browser without being named: good for signing in without a name. */
  readonly isDiscoverable: boolean
  /** Whether it may leave its device; fixed for its life (WebAuthn Level 3, 6.1.3). */
  readonly isBackupEligible: boolean
  readonly isBackedUp: boolean
  readonly name: string
  /** The host chose under which name the authenticator shows the person. */
  readonly isPersonNamedByHost: boolean
  readonly userAgent: string
  /** Set up by somebody who had proved none of their addresses. */
  readonly isUnproved: boolean
  readonly createdAt: number
  readonly lastUsedAt: number | null
}

/** What is shown of a passkey. */
export type UserPasskey = Pick<
  PasskeyRow,
  | 'registrationId'
  | 'domain'
  | 'userAgent'
  | 'authenticatorType'
  | 'name'
  | 'credentialId'
  | 'userHandle'
  | 'isDiscoverable'
  | 'isPersonNamedByHost'
  | 'createdAt'
  | 'lastUsedAt'
>

export interface Passkeys {
  /**
   * Adds a passkey. Nothing is changed when the project knows the credential already, or when the user handle
   * is another person's: the answer says which. Of parallel calls one gets `added`.
   */
  add(passkey: PasskeyRow): Promise<'added' | 'credential_taken' | 'handle_taken'>
  findByCredentialId(projectId: string, credentialId: string): Promise<PasskeyRow | null>
  /** Oldest first. */
  listOfUser(projectId: string, userId: string): Promise<readonly PasskeyRow[]>
  /** Whether the person has one that they set up with no address of theirs proved. */
  isUnproved(projectId: string, userId: string): Promise<boolean>
  markProved(projectId: string, userId: string): Promise<void>
  /** Whose passkey this is; null when nobody's. */
  findOwner(projectId: string, registrationId: string): Promise<string | null>
  /** True when the handle stands for somebody else. */
  isHandleOfOther(projectId: string, userHandle: string, userId: string): Promise<boolean>
  /**
   * Writes a use down: one conditional update. Null when the passkey is gone, or when its counter did not
   * grow (0 after 0 is no counter): of parallel calls with one counter one gets the row.
   */
  use(
    projectId: string,
    registrationId: string,
    use: { readonly counter: number; readonly isBackedUp: boolean; readonly now: number },
  ): Promise<PasskeyRow | null>
  /** Null when the person has no such passkey. */
  rename(
    projectId: string,
    userId: string,
    registrationId: string,
    name: string,
  ): Promise<PasskeyRow | null>
  /** True when it was there. */
  remove(projectId: string, userId: string, registrationId: string): Promise<boolean>
}
