import { limits } from '@portico/contract'
import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import { toLogoutSubscriptionHash } from '../../accounts/sessions/enqueue-logouts.ts'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { createId } from '../../foundation/create-id.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { GrantRow, Repositories } from '../../kernel/storage/storage.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { toEngineGrant } from '../engine/grant-adapter.ts'
import { toFamilyId } from '../engine-access/family-id.ts'
import type { InternalAuthorization } from '../engine-access/internal-authorization.ts'
import { refuseImpersonated } from '../refuse-impersonated.ts'
import { refuseLeaving } from '../refuse-leaving.ts'
import type { AuthorizationEvaluation } from '../request/evaluate-authorization-request.ts'
import { clearPendingReauthentication } from '../request/pending-reauthentication.ts'

/** The user who decides, with their session, project and source. */
export interface Decider {
  readonly project: ProjectConfig
  readonly proved: AuthenticatedSession
  readonly source: Source
}

/**
 * Stores the user's permission, and turns it into the engine's grant. The grant contains only scopes that were
 * requested, shown, and grantable by the user.
 *
 * @throws errors.LoginRequired when the session ended and `prompt=none` forbids to ask: the client app gets this error;
 *   AuthError `unauthorized_action`, `user_unauthenticated`
 */
export async function grantAuthorization(
  ports: EnginePorts,
  { project, source }: Pick<Decider, 'project' | 'source'>,
  ctx: KoaContextWithOIDC,
  {
    evaluation,
    isConsentRequired,
  }: Pick<InternalAuthorization, 'evaluation' | 'isConsentRequired'>,
): Promise<void> {
  if (!evaluation) throw new Error('The engine grants a request that was not evaluated.')
  const { app, proved, wanted, scopesOfClaims } = evaluation
  const { user, session } = proved
  refuseImpersonated(session)
  refuseLeaving(user)
  const actor = toActor(session)
  const details = { connected_app_id: app.clientId }
  const now = ports.clock.now()
  const grant = await ports.storage.transaction(async (tx) => {
    if (!(await holdDecider(tx, proved, now))) {
      const isSilent = ctx.oidc.prompts.has('none')
      throw isSilent ? new errors.LoginRequired() : new AuthError('user_unauthenticated')
    }
    const given = await allowApp(tx, ports, proved, evaluation, now)
    await subscribeToLogout(tx, ports, ctx, proved)
    await recordActivity(tx, ports, {
      action: 'connected_app.allowed',
      project,
      actor,
      user,
      session,
      source,
      details: {
        ...details,
        scopes: [...wanted.scopes],
        by: isConsentRequired ? 'person' : 'remembered',
      },
    })
    return given
  })
  await clearPendingReauthentication(ports, project, evaluation.params, proved)
  ports.wakeOutbox()
  const known = await ports.clientApps.find(project.projectId, app.clientId)
  fillGrant(ctx, project, proved, { ...grant, ...wanted, scopesOfClaims }, known)
}

/**
 * Locks the user, so that a permission can be added. A call that removes an attacker's grants also ends the attacker's
 * sessions under this lock, so no grant can be added afterwards.
 *
 * @returns false when the session has ended
 */
export async function holdDecider(
  { artefacts, sessions }: Pick<Repositories, 'artefacts' | 'sessions'>,
  { session: { projectId, sessionId, userId } }: AuthenticatedSession,
  now: number,
): Promise<boolean> {
  await artefacts.lockForUser(projectId, userId)
  return (await sessions.findById(projectId, sessionId, now)) !== null
}

/** Stores the user's permission for a client app as the user saw it. */
export const allowApp = (
  { grants }: Pick<Repositories, 'grants'>,
  { random }: Pick<EnginePorts, 'random'>,
  { session: { projectId, userId } }: AuthenticatedSession,
  { app, wanted }: Pick<AuthorizationEvaluation, 'app' | 'wanted'>,
  now: number,
): Promise<GrantRow> =>
  grants.allow({
    projectId,
    grantId: createId(random, 'grant', projectId),
    userId,
    clientId: app.clientId,
    ...wanted,
    app: { name: app.name, description: app.description, type: app.type, logoUrl: app.logoUrl },
    createdAt: now,
    updatedAt: now,
  })

/**
 * Records that the client app is to be notified when the session ends. Its tokens may have expired by then, so they
 * cannot show it.
 */
async function subscribeToLogout(
  { artefacts }: Pick<Repositories, 'artefacts'>,
  { keyRing, clock }: Pick<EnginePorts, 'keyRing' | 'clock'>,
  { oidc: { client } }: KoaContextWithOIDC,
  { session: { projectId, sessionId, userId } }: AuthenticatedSession,
): Promise<void> {
  if (!client?.backchannelLogoutUri) return
  const now = clock.now()
  await artefacts.add({
    projectId,
    kind: 'backchannel_logout_subscription',
    valueHash: toLogoutSubscriptionHash({ keyRing }, sessionId, client.clientId),
    clientId: client.clientId,
    userId,
    sessionId,
    familyId: null,
    userCodeHash: null,
    payload: {},
    createdAt: now,
    // Expires with the longest session, since new proofs extend a session.
    expiresAt: now + limits.session.maxMinutes * 60_000,
    consumedAt: null,
  })
}

/** Fills the engine's grant with this request only: earlier permissions beyond it are not issued now. */
function fillGrant(
  { oidc }: KoaContextWithOIDC,
  project: ProjectConfig,
  { user, session }: AuthenticatedSession,
  given: Pick<GrantRow, 'grantId' | 'clientId' | 'scopes' | 'resources'> &
    Pick<AuthorizationEvaluation, 'scopesOfClaims'>,
  app: ClientApp | null,
): void {
  const familyId = toFamilyId(given.grantId, session.sessionId)
  const { openid, resources } = toEngineGrant(project, user, given, familyId, app)
  Object.assign(oidc.grant ?? {}, { jti: familyId, openid, resources })
  oidc.session?.grantIdFor(given.clientId, familyId)
  // The engine removes `offline_access` by a rule of its own, so a granted one is added again.
  const all = [...given.scopes, ...Object.values(given.resources).flat()].filter(
    (scope) => !given.scopesOfClaims.includes(scope),
  )
  if (oidc.params) oidc.params.scope = [...new Set(all)].join(' ')
}

/** Records that the user denied the request. */
export async function recordDenial(
  ports: EnginePorts,
  { project, proved, source }: Decider,
  clientId: string,
): Promise<void> {
  const { user, session } = proved
  await recordActivity(ports.storage, ports, {
    action: 'connected_app.denied',
    project,
    actor: toActor(session),
    user,
    session,
    source,
    details: { connected_app_id: clientId },
  })
}
