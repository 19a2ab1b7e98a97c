import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'

/** A passkey: the public half of a key pair that an authenticator keeps for one user and one domain. */
export const passkeyRows = defineTable('webauthn_registrations', ['registrationId'], {
  registrationId: column.text,
  userId: column.text,
  /** The relying party id to which the authenticator bound the passkey. */
  domain: column.text,
  /** The credential id that the authenticator created, base64url; unique in a project. */
  credentialId: column.text,
  /** COSE_Key, base64url. */
  publicKey: column.text,
  /** The signature counter at the last use; 0 for an authenticator without a counter. */
  counter: column.number,
  transports: column.json<readonly string[]>(),
  /** The authenticator's model; all zeros if it does not state one. */
  aaguid: column.text,
  /** The user handle that the authenticator stores, base64url; it belongs to one user only. */
  userHandle: column.text,
  authenticatorType: column.word<'platform' | 'cross-platform'>(),
  /** True if browsers offer the passkey without its id, so that it can sign in a user who is not named. */
  isDiscoverable: column.flag,
  /** True if the passkey may leave its device, which never changes (WebAuthn Level 3 section 6.1.3). */
  isBackupEligible: column.flag,
  isBackedUp: column.flag,
  name: column.text,
  /** True if the host chose the name under which the authenticator lists the user. */
  isPersonNamedByHost: column.flag,
  userAgent: column.text,
  /** True if the passkey was added before the user proved an address, so an attacker may have added it. */
  isUnproved: column.flag,
  createdAt: column.number,
  lastUsedAt: column.orNull(column.number),
})

export interface PasskeyRow extends RowOf<typeof passkeyRows> {}

/** The fields that are shown. */
export const shownFields = [
  'registrationId',
  'domain',
  'userAgent',
  'authenticatorType',
  'name',
  'credentialId',
  'userHandle',
  'isDiscoverable',
  'isPersonNamedByHost',
  'createdAt',
  'lastUsedAt',
] as const

/** The parts of a passkey that are shown. */
export type UserPasskey = Pick<PasskeyRow, (typeof shownFields)[number]>
