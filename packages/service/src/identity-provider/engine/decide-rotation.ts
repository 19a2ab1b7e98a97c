import type { KoaContextWithOIDC } from 'oidc-provider'
import { findUnitOfWork } from '../engine-access/unit-of-work.ts'
import type { EnginePorts } from './engine-ports.ts'
import { isFapi2 } from './extra-client-metadata.ts'
import type { RequestReads } from './request-reads.ts'

/**
 * Decides whether the use of a refresh token replaces it. The FAPI 2.0 profile forbids that (section 5.3.2.1): the
 * token is bound to a key and useless to an attacker, and a lost answer must not sign the user out.
 */
export async function decideRotation(
  { keyRing }: Pick<EnginePorts, 'keyRing'>,
  reads: Pick<RequestReads, 'findArtefact'>,
  { oidc }: KoaContextWithOIDC,
): Promise<boolean> {
  if (!isFapi2(oidc.client)) return true
  const { jti = '' } = oidc.entities.RefreshToken ?? {}
  const row = await reads.findArtefact('refresh_token', keyRing.hashToken(jti))
  // The transaction that writes the new tokens detects it if the refresh token ends in the meantime.
  if (row) findUnitOfWork()?.use(row)
  return false
}
