import { findFactor } from '../../declarations/all-declarations.ts'
import type { FactorRow } from '../storage/storage.ts'

/** Describes a factor for the audit log by ids, so that no address remains there after its user is deleted. */
export function toFactorDetails(factor: FactorRow): Readonly<Record<string, unknown>> {
  const { credential } = factor
  const field = credential && findFactor(credential)?.auditField
  return {
    method: factor.type,
    delivery_method: factor.deliveryMethod,
    ...(factor.email && { email_id: factor.email.emailId }),
    ...(factor.embeddedId && { embedded_id: factor.embeddedId }),
    ...(field !== undefined && { [field]: credential?.id }),
    ...(factor.clientId && { connected_app_id: factor.clientId }),
    ...(factor.trustedTokenId && { trusted_token_id: factor.trustedTokenId }),
    ...(factor.impersonator && { impersonator_id: factor.impersonator.id }),
  }
}
