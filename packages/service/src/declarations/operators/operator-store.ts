import * as column from '../../foundation/database/column.ts'
import { defineTable, type RowOf } from '../../foundation/database/define-table.ts'

/** What an operator may do in the console: only read, or act as well. */
export type OperatorRole = 'read' | 'act'

/** An operator of a project. Operators are not users: they sign in to the console alone. */
export const operatorRows = defineTable('operators', ['operatorId'], {
  operatorId: column.text,
  name: column.text,
  role: column.word<OperatorRole>(),
  createdAt: column.number,
  lastSeenAt: column.number,
  /** When another operator removed them; null while they are one. */
  removedAt: column.orNull(column.number),
})

export interface OperatorRow extends RowOf<typeof operatorRows> {}

/** The public half of an operator's passkey. */
export const operatorPasskeyRows = defineTable('operator_passkeys', ['credentialId'], {
  /** The id that the authenticator created, base64url. */
  credentialId: column.text,
  operatorId: column.text,
  /** The relying party id: the host name of the service. */
  domain: column.text,
  /** COSE_Key, base64url. */
  publicKey: column.text,
  /** The signature counter at the last use; 0 for an authenticator without a counter. */
  counter: column.number,
  userHandle: column.text,
  /** True if the passkey may leave its device, which never changes (WebAuthn Level 3 section 6.1.3). */
  isBackupEligible: column.flag,
  createdAt: column.number,
  lastUsedAt: column.number,
})

export interface OperatorPasskeyRow extends RowOf<typeof operatorPasskeyRows> {}

/** A session of the console. */
export const operatorSessionRows = defineTable('operator_sessions', ['sessionId'], {
  sessionId: column.text,
  operatorId: column.text,
  /** SHA-256 of the token in the cookie, lower-case hex. */
  tokenHash: column.text,
  startedAt: column.number,
  /** When the operator last proved a passkey. */
  provedAt: column.number,
  expiresAt: column.number,
  ipAddress: column.text,
  userAgent: column.text,
})

export interface OperatorSessionRow extends RowOf<typeof operatorSessionRows> {}

/** A key with which a script of an operator calls the console's API. */
export const operatorKeyRows = defineTable('operator_keys', ['keyId'], {
  keyId: column.text,
  /** In whose name the script acts. */
  operatorId: column.text,
  /** What the operator calls the script. */
  name: column.text,
  role: column.word<OperatorRole>(),
  /** SHA-256 of the token, lower-case hex. */
  tokenHash: column.text,
  createdAt: column.number,
  expiresAt: column.number,
  /** To the minute; null before the first use. */
  lastUsedAt: column.orNull(column.number),
})

export interface OperatorKeyRow extends RowOf<typeof operatorKeyRows> {}

/** An invitation to become an operator: a link that works once. */
export const operatorInvitationRows = defineTable('operator_invitations', ['invitationId'], {
  invitationId: column.text,
  /** SHA-256 of the token in the link, lower-case hex. */
  tokenHash: column.text,
  role: column.word<OperatorRole>(),
  /** The id of the operator who invited; the account of the command line; empty for the start of the service. */
  invitedBy: column.text,
  createdAt: column.number,
  expiresAt: column.number,
  usedAt: column.orNull(column.number),
})

export interface OperatorInvitationRow extends RowOf<typeof operatorInvitationRows> {}
