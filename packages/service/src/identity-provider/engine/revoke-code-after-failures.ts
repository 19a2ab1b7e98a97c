import { limits } from '@portico/contract'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { endpointPaths } from '../issuer.ts'
import type { EnginePorts } from './engine-ports.ts'

/** How often a code may be presented with an error, such as another verifier or redirect URI. */
const maxFailedExchanges = 4

/** Revokes a code after some failures, so that an attacker with a stolen code cannot guess its verifier. */
export async function revokeCodeAfterFailures(
  { storage, keyRing, clock }: Pick<EnginePorts, 'storage' | 'keyRing' | 'clock'>,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  ctx: KoaContextWithOIDC,
): Promise<void> {
  if (ctx.path !== endpointPaths.token || ctx.status !== 400) return
  const code = ctx.oidc?.params?.code
  if (typeof code !== 'string') return
  const hash = keyRing.hashToken(code)
  const now = clock.now()
  const row = await storage.artefacts.find(projectId, 'authorization_code', hash, now)
  // The row of a used code is kept, since it detects a second use.
  if (!row || row.consumedAt !== null) return
  const { allowed } = await storage.rates.take({
    key: `code_slips:${projectId}:${hash}`,
    max: maxFailedExchanges,
    windowMs: limits.identityProvider.codeSeconds * 1_000,
    now,
  })
  if (!allowed) await storage.artefacts.remove(projectId, 'authorization_code', hash)
}
