import { limits } from '@portico/contract'
import { decodeJwt, UnsecuredJWT } from 'jose'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'

/**
 * A pushed request is good for a minute, in which its page must be asked for; people who sign in, read and
 * decide take longer. Once shown it lives as long as any request: from its push, for its own client app, once.
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
  // The engine checked who signed it when it was pushed, and takes it from the storage as it is.
  const request = new UnsecuredJWT(decodeJwt(pushed.request)).setExpirationTime(exp).encode()
  await storage.artefacts.change(row, row.payload, {
    payload: { ...row.payload, exp, request },
    expiresAt,
  })
}
