import { limits } from '@portico/contract'
import { decodeJwt, UnsecuredJWT } from 'jose'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'

/**
 * Extends a pushed request. It is valid for a minute, within which a page must load it, but a user takes longer to sign
 * in and decide. Once a page shows it, it lives as long as any other request, counted from the push. It stays bound to
 * its client app and single use.
 */
export async function extendPushedRequest(
  { storage, keyRing, clock }: Pick<EnginePorts, 'storage' | 'keyRing' | 'clock'>,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  { oidc }: KoaContextWithOIDC,
): Promise<void> {
  const pushed = oidc.entities.PushedAuthorizationRequest
  if (!pushed) return
  const hash = keyRing.hashToken(pushed.jti)
  const row = await storage.artefacts.find(projectId, 'pushed_request', hash, clock.now())
  if (!row) return
  const expiresAt = row.createdAt + limits.identityProvider.requestSeconds * 1_000
  if (row.expiresAt >= expiresAt) return
  const exp = Math.floor(expiresAt / 1_000)
  // The engine verified the signature when the request was pushed, and does not verify the stored request again.
  const request = new UnsecuredJWT(decodeJwt(pushed.request)).setExpirationTime(exp).encode()
  await storage.artefacts.change(row, row.payload, {
    payload: { ...row.payload, exp, request },
    expiresAt,
  })
}
