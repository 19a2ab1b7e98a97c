/** What the audit log knows: every sign-in, change of a credential and administrative act, as past facts. */
export const auditActions = [
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
  'password.created',
  'password.reset',
  'password.reset_required',
  'password.dropped',
  'password.imported',
  'password.deleted',
  'totp.created',
  'totp.verified',
  'totp.deleted',
  'recovery_code.used',
  'connected_app.revoked',
  'impersonation.token_issued',
  'impersonation.started',
  'session.attested',
] as const

/** One of `auditActions`. */
export type AuditAction = (typeof auditActions)[number]
