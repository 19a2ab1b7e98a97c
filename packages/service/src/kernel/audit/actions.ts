import { methodAuditActions } from '../../declarations/all-declarations.ts'

/** The actions of the audit log: sign-ins, changes of credentials and administrative acts, named in the past tense. */
const coreActions = [
  'session.started',
  'session.renewed',
  'session.revoked',
  'session.renamed',
  'authentication.succeeded',
  'authentication.failed',
  'authentication.locked',
  'authentication.second_step_asked',
  'user.created',
  'user.updated',
  'user.exported',
  'user.blocked',
  'user.unblocked',
  'user.deletion_requested',
  'user.restored',
  'user.deleted',
  'user.email_added',
  'user.email_verified',
  'user.email_made_primary',
  'user.email_restored',
  'user.email_deleted',
  'connected_app.allowed',
  'connected_app.denied',
  'connected_app.revoked',
  'client_app.added',
  'client_app.removed',
  'client_app.changed',
  'client_app.secret_made',
  'client_app.secret_ended',
  'client_app.tried',
  'webhook.tested',
  'origin.added',
  'origin.removed',
  'redirect_url.added',
  'redirect_url.removed',
  'signing_keys.rotated',
  'message.resent',
  'project.exported',
  'project.imported',
  'impersonation.token_issued',
  'impersonation.started',
  'session.attested',
] as const

/** All actions, including those of the methods. */
export const auditActions = [...coreActions, ...methodAuditActions]

/** One of `auditActions`. */
export type AuditAction = (typeof auditActions)[number]
