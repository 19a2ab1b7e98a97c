/**
 * A client app may want the person to prove again who they are (`prompt=login`). The demand is written down
 * when it is first met; only a proof that is younger satisfies it.
 */
import { limits } from '@portico/contract'
import type { ProjectConfig } from '../../config/config.ts'
import { createUuid } from '../../create-id.ts'
import type { ProvedSession } from '../../sessions/get-session.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { toAuthenticatedAt } from '../engine/session-view.ts'
import { type AuthorizationParams, toCanonical } from './authorization-params.ts'

type Ports = Pick<EnginePorts, 'storage' | 'keyRing' | 'clock' | 'random'>

const kind = 'reauthentication'

/** Writes the demand down unless it stands already. */
export async function demandProof(
  ports: Ports,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  params: AuthorizationParams,
  session: ProvedSession | null,
): Promise<void> {
  const { storage, clock, random } = ports
  const subject = toSubject(ports, params, session)
  const now = clock.now()
  const standing = await storage.challenges.findBySecret(projectId, kind, subject, now)
  if (standing) return
  const demand = {
    projectId,
    challengeId: createUuid(random),
    kind,
    subject,
    secretHash: subject,
    payload: {},
    createdAt: now,
    expiresAt: now + limits.identityProvider.requestSeconds * 1_000,
  } as const
  await storage.challenges.issue(demand, { supersede: false })
}

/** True when the person proved who they are after the demand was made: to them, or before anybody was there. */
export async function isProofGiven(
  ports: Ports,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  params: AuthorizationParams,
  session: ProvedSession,
): Promise<boolean> {
  const { storage, clock } = ports
  for (const who of [session, null]) {
    const subject = toSubject(ports, params, who)
    const demand = await storage.challenges.findBySecret(projectId, kind, subject, clock.now())
    if (demand && toAuthenticatedAt(session.session) > demand.createdAt) return true
  }
  return false
}

/** The demand was met: the next one needs another proof. */
export async function closeDemands(
  ports: Ports,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  params: AuthorizationParams,
  session: ProvedSession,
): Promise<void> {
  for (const who of [session, null]) {
    const subject = toSubject(ports, params, who)
    await ports.storage.challenges.voidAll(projectId, kind, subject, ports.clock.now())
  }
}

/** By what every dialect says: the client app, its address, what it wants. */
function toSubject(
  { keyRing }: Ports,
  params: AuthorizationParams,
  session: ProvedSession | null,
): string {
  const { client_id = '', redirect_uri = '', response_type = '', scope = '', prompt = '' } = params
  const core = toCanonical({ client_id, redirect_uri, response_type, scope, prompt })
  return keyRing.hashKey(`reauthentication\0${session?.user.userId ?? ''}\0${core}`)
}
