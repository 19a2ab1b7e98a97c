import { limits } from '@portico/contract'
import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import { isImpersonated } from '../../audit/is-impersonated.ts'
import { recordActivity } from '../../audit/record-activity.ts'
import { toActor } from '../../audit/to-actor.ts'
import type { ClientApp } from '../../client-apps/client-app.ts'
import type { ProjectConfig } from '../../config/config.ts'
import { createId } from '../../create-id.ts'
import { AuthError } from '../../errors/auth-error.ts'
import type { Source } from '../../http/source-address.ts'
import { toLogoutSubscriptionHash } from '../../sessions/enqueue-logouts.ts'
import type { AuthenticatedSession } from '../../sessions/get-session.ts'
import type { GrantRow, Repositories } from '../../storage/storage.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { toFamilyId } from '../engine/family-id.ts'
import { toEngineGrant } from '../engine/grant-adapter.ts'
import { refuseImpersonated } from '../refuse-impersonated.ts'
import type { AuthorizationEvaluation } from './evaluate-authorization-request.ts'
import { clearPendingReauthentication } from './pending-reauthentication.ts'

type Grant = NonNullable<KoaContextWithOIDC['oidc']['grant']>

/** Whose decision, where. */
export interface Decider {
  readonly project: ProjectConfig
  readonly proved: AuthenticatedSession
  readonly source: Source
}

/**
 * Lets a request through: the permission is written down, and what is issued on it is no more than was wanted,
 * shown, and theirs to give.
 *
 * @param isConsentGiven what the person said, where they were asked
 * @throws errors.AccessDenied, errors.LoginRequired, errors.ConsentRequired, errors.UnmetAuthenticationRequirements: the client app hears of them;
 * AuthError `unauthorized_action`, `user_unauthenticated`
 */
export async function grantAuthorization(
  ports: EnginePorts,
  { project, proved, source }: Decider,
  ctx: KoaContextWithOIDC,
  request: AuthorizationEvaluation,
  isConsentGiven: boolean,
): Promise<Grant> {
  const { user, session } = proved
  const { app, prompts } = request
  const actor = toActor(session)
  const details = { connected_app_id: app.clientId }
  if (prompts.has('none') && isImpersonated(session)) throw new errors.LoginRequired()
  refuseImpersonated(session)
  if (request.unsatisfiable) throw request.unsatisfiable
  const signInNeeded = prompts.has('none')
    ? new errors.LoginRequired()
    : new AuthError('user_unauthenticated')
  if (request.signInRequired) throw signInNeeded
  if (request.consentRequired && prompts.has('none')) throw new errors.ConsentRequired()
  if (request.consentRequired && !isConsentGiven) {
    await recordActivity(ports.storage, ports, {
      action: 'connected_app.denied',
      project,
      actor,
      user,
      session,
      source,
      details,
    })
    throw new errors.AccessDenied('the person said no')
  }
  const now = ports.clock.now()
  const grant = await ports.storage.transaction(async (tx) => {
    // Whoever drops a stranger's permissions ends the stranger's sessions with them: none comes in after that.
    await tx.artefacts.lockForUser(project.projectId, user.userId)
    const live = await tx.sessions.findById(project.projectId, session.sessionId, now)
    if (!live) throw signInNeeded
    const given = await tx.grants.allow({
      projectId: project.projectId,
      grantId: createId(ports.random, 'grant', project.projectId),
      userId: user.userId,
      clientId: app.clientId,
      ...request.wanted,
      app: toShownApp(app),
      createdAt: now,
      updatedAt: now,
    })
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
        scopes: [...request.wanted.scopes],
        by: request.consentRequired ? 'person' : 'remembered',
      },
    })
    return given
  })
  await clearPendingReauthentication(ports, project, request.params, proved)
  ports.wakeOutbox()
  const { scopesOfClaims, wanted } = request
  const known = await ports.clientApps.find(project.projectId, app.clientId)
  return toIssued(ctx, project, proved, { ...grant, ...wanted, scopesOfClaims }, known)
}

/** A client app that wants to be told when the session ends: noted, for its tokens may be gone by then. */
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
    // It goes with the session, which new proofs prolong.
    expiresAt: now + limits.session.maxMinutes * 60_000,
    consumedAt: null,
  })
}

const toShownApp = ({ name, description, type, logoUrl }: AuthorizationEvaluation['app']) => ({
  name,
  description,
  type,
  logoUrl,
})

/** The engine's grant of this request alone: what stands beyond it from earlier is not issued now. */
function toIssued(
  ctx: KoaContextWithOIDC,
  project: ProjectConfig,
  { user, session }: AuthenticatedSession,
  given: Pick<GrantRow, 'grantId' | 'clientId' | 'scopes' | 'resources'> &
    Pick<AuthorizationEvaluation, 'scopesOfClaims'>,
  app: ClientApp | null,
): Grant {
  const { provider } = ctx.oidc
  const familyId = toFamilyId(given.grantId, session.sessionId)
  const grant = new provider.Grant({ clientId: given.clientId, accountId: user.userId })
  const { openid, resources } = toEngineGrant(project, user, given, familyId, app)
  Object.assign(grant, { jti: familyId, openid, resources })
  // What the engine dropped for reasons of its own comes back when it was given: `offline_access`.
  const all = [...given.scopes, ...Object.values(given.resources).flat()].filter(
    (scope) => !given.scopesOfClaims.includes(scope),
  )
  if (ctx.oidc.params) ctx.oidc.params.scope = [...new Set(all)].join(' ')
  return grant
}
