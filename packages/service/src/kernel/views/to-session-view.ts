import type { AuthenticationFactor, Session } from '@portico/contract'
import { findFactor } from '../../declarations/all-declarations.ts'
import type { FactorRow, SessionRow } from '../storage/storage.ts'

const toTime = (epochMs: number) => new Date(epochMs).toISOString()

/** Converts a session to its form in the API. */
export function toSessionView(session: SessionRow, roles: readonly string[]): Session {
  return {
    session_id: session.sessionId,
    user_id: session.userId,
    started_at: toTime(session.startedAt),
    last_accessed_at: toTime(session.lastAccessedAt),
    expires_at: toTime(session.expiresAt),
    attributes: { ip_address: session.ipAddress, user_agent: session.userAgent },
    authentication_factors: session.factors.map(toFactorView),
    custom_claims: session.customClaims && { ...session.customClaims },
    roles: [...roles],
  }
}

function toFactorView(factor: FactorRow): AuthenticationFactor {
  return {
    type: factor.type,
    delivery_method: factor.deliveryMethod,
    last_authenticated_at: toTime(factor.authenticatedAt),
    ...(factor.email && {
      email_factor: { email_id: factor.email.emailId, email_address: factor.email.email },
    }),
    ...(factor.embeddedId && {
      embeddable_magic_link_factor: { embedded_id: factor.embeddedId },
    }),
    ...(factor.credential && findFactor(factor.credential)?.toView(factor.credential)),
    ...(factor.isUserVerified && { user_verified: true as const }),
    ...(factor.clientId && {
      oauth_access_token_exchange_factor: { client_id: factor.clientId },
    }),
    ...(factor.trustedTokenId && {
      trusted_auth_token_factor: { token_id: factor.trustedTokenId },
    }),
    ...(factor.impersonator && {
      impersonated_factor: {
        impersonator_id: factor.impersonator.id,
        impersonator_email_address: factor.impersonator.email,
      },
    }),
  }
}
