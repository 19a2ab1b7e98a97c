import { limits } from '@portico/contract'
import { describe, expect, test } from 'vitest'
import type { FactorRow } from '../../kernel/storage/storage.ts'
import { verifyFreshProof } from './verify-fresh-proof.ts'

const addition = {
  freshSeconds: limits.addition.freshProofSeconds,
  refusal: 'insufficient_factors',
} as const
const freshMs = addition.freshSeconds * 1_000
const byLink: FactorRow = { type: 'magic_link', deliveryMethod: 'email', authenticatedAt: 1_000 }

describe('a fresh proof', () => {
  test('S14: is the newest of a session, and at most ten minutes old', () => {
    const session = { factors: [byLink, { ...byLink, authenticatedAt: 500 }] }
    expect(() => verifyFreshProof(session, 1_000 + freshMs, addition)).not.toThrow()
    expect(() => verifyFreshProof(session, 1_000 + freshMs + 1, addition)).toThrow(
      expect.objectContaining({ errorType: 'insufficient_factors' }),
    )
  })

  test('S14: is not an access token that was exchanged for the session, and none is in a session without a factor', () => {
    const exchanged: FactorRow = {
      type: 'oauth',
      deliveryMethod: 'oauth_access_token_exchange',
      authenticatedAt: 1_000,
      clientId: 'connected-app-test-1',
    }
    for (const factors of [[exchanged], []]) {
      expect(() => verifyFreshProof({ factors }, 1_000, addition)).toThrow(
        expect.objectContaining({ errorType: 'insufficient_factors' }),
      )
    }
  })
})
