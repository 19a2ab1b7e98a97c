import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { sessionClaim } from '../../kernel/keys/session-claim.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'

/** How far another server's clock may run ahead; seconds. */
const leewaySeconds = 60

const Seconds = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER / 1000 })

/** The exact claims that the service signs. */
const ClaimsSchema = Type.Object({
  sub: Type.String({ minLength: 1 }),
  exp: Seconds,
  iat: Seconds,
  [sessionClaim]: Type.Object({ id: Type.String({ minLength: 1, maxLength: 128 }) }),
})

/**
 * Finds the active session of a session JWT. The JWT must be the service's own, for this project, and not expired. The
 * session must still be active: after its revocation the JWT is refused at once, although it has not expired.
 *
 * @returns null for anything else
 */
export async function findSessionByJwt(
  {
    signingKeys,
    config,
    clock,
    storage,
  }: Pick<Dependencies, 'signingKeys' | 'config' | 'clock' | 'storage'>,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  jwt: string,
): Promise<SessionRow | null> {
  const claims = await signingKeys.verify(projectId, jwt, {
    issuer: config.baseUrl,
    audience: projectId,
  })
  if (!claims) return null
  const { aud, azp } = claims
  if (!Value.Check(ClaimsSchema, claims)) return null
  const isForUsAlone = [aud].flat().every((audience) => audience === projectId)
  const isFromNow = claims.iat <= clock.now() / 1000 + leewaySeconds
  if (!isForUsAlone || !isFromNow || azp !== undefined) return null
  const { id }: Static<typeof ClaimsSchema>[typeof sessionClaim] = claims[sessionClaim]
  const session = await storage.sessions.findById(projectId, id, clock.now())
  return session?.userId === claims.sub ? session : null
}
