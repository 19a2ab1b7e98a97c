import { methodAuditActions } from '../method/declared.ts'

/** What the audit log knows: every sign-in, change of a credential and administrative act, as past facts. */
const coreActions = [
  'session.started',
  'session.renewed',
  'session.revoked',
  'authentication.succeeded',
  'authentication.failed',
  'authentication.locked',
  'user.created',
  'user.updated',
  'user.blocked',
  'user.unblocked',
  'user.deleted',
  'user.email_verified',
  'user.email_deleted',
  'connected_app.allowed',
  'connected_app.denied',
  'connected_app.revoked',
  'client_app.added',
  'client_app.removed',
  'signing_keys.rotated',
  'message.resent',
  'project.exported',
  'project.imported',
  'impersonation.token_issued',
  'impersonation.started',
  'session.attested',
] as const

/** The same with those of every method. */
export const auditActions = [...coreActions, ...methodAuditActions]

/** One of `auditActions`. */
export type AuditAction = (typeof auditActions)[number]
