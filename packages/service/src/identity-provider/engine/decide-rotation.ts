import type { KoaContextWithOIDC } from 'oidc-provider'
import type { EnginePorts } from './engine-ports.ts'
import { isFapi2 } from './extra-client-metadata.ts'
import type { RequestReads } from './request-reads.ts'
import { findUnitOfWork } from './unit-of-work.ts'

/**
 * Whether a refresh token is renewed by its use. In the profile it is not (FAPI 2.0 5.3.2.1): it is no good to a thief,
 * and an answer that is lost on its way must not cost a sign-in.
 */
export async function decideRotation(
  { keyRing }: Pick<EnginePorts, 'keyRing'>,
  reads: Pick<RequestReads, 'findArtefact'>,
  { oidc }: KoaContextWithOIDC,
): Promise<boolean> {
  if (!isFapi2(oidc.client)) return true
  const { jti = '' } = oidc.entities.RefreshToken ?? {}
  const row = await reads.findArtefact('refresh_token', keyRing.hashToken(jti))
  // What ends it meanwhile is noticed where the new tokens are written.
  if (row) findUnitOfWork()?.use(row)
  return false
}
