import type { DeclaredProof } from '../../declarations/declare-method.ts'

/**
 * Proofs that belong to no method: another party issued them, and they stand for what the user proved to that party.
 */
export const carriedProofs = {
  exchanged_token: {
    type: 'oauth',
    deliveryMethod: 'oauth_access_token_exchange',
    proves: null,
    title: 'exchanged access token',
    reason: 'it stands for the session that it was issued in',
  },
  trusted_token: {
    type: 'trusted_auth_token',
    proves: null,
    title: 'token of a trusted issuer',
    reason: 'it stands for what the user proved to that issuer',
  },
} as const satisfies Readonly<Record<string, DeclaredProof>>
