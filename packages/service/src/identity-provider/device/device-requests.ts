/**
 * Device authorization (RFC 8628). A device without a keyboard displays a short code. The user types it here, sees the
 * app and its scopes, and decides. Meanwhile the device polls the token endpoint.
 */

import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { recordActivity } from '../../kernel/audit/record-activity.ts'
import { toActor } from '../../kernel/audit/to-actor.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { ArtefactRow } from '../../kernel/storage/storage.ts'
import { allowApp, holdDecider } from '../authorize/grant-authorization.ts'
import { type AppView, describeApp } from '../describe-app.ts'
import type { Engines } from '../engine/create-engines.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { toAcr, toAmr } from '../engine-access/acr-values.ts'
import { toFamilyId } from '../engine-access/family-id.ts'
import { findEngineClient } from '../engine-access/find-engine-client.ts'
import { toAuthenticatedAt, toSid } from '../engine-access/session-view.ts'
import { refuseImpersonated } from '../refuse-impersonated.ts'
import { refuseLeaving } from '../refuse-leaving.ts'
import { toWords } from '../request/authorization-params.ts'
import { type ScopeResult, toWanted } from '../request/evaluate-authorization-request.ts'
import { describeScope, isGrantable } from '../scopes.ts'
import { normalizeUserCode } from './normalize-user-code.ts'

/** The request of a device. */
export interface DeviceRequest {
  readonly app: AppView
  readonly scopeResults: readonly ScopeResult[]
  readonly row: ArtefactRow
}

/** The user who decides, with their session, project and source. */
export interface DeviceDecider {
  readonly project: ProjectConfig
  readonly proved: AuthenticatedSession
  readonly source: Source
}

/** Finds the device code by its user code (RFC 8628 section 3.2). Null when it is unknown, expired or decided. */
export async function findDeviceRequest(
  ports: EnginePorts,
  engines: Engines,
  { project, proved: { user } }: Pick<DeviceDecider, 'project' | 'proved'>,
  userCode: string,
): Promise<DeviceRequest | null> {
  const { projectId } = project
  const valueHash = ports.keyRing.hashToken(normalizeUserCode(userCode))
  const row = await ports.storage.artefacts.findByUserCode(projectId, valueHash, ports.clock.now())
  if (!row || row.payload.accountId !== undefined || row.payload.error !== undefined) return null
  const client = await findEngineClient(await engines.get(project), row.clientId ?? '')
  if (!client) return null
  const app = await describeApp(ports.clientApps, project, client)
  const scopeResults = toWords(readParams(row).scope).map((scope) => ({
    scope,
    isGrantable: isGrantable({ project, user, isFirstParty: app.isFirstParty }, scope),
    description: describeScope(project, scope),
  }))
  return { app, scopeResults, row }
}

/**
 * Stores the decision for the device that waits.
 *
 * @returns false when another call decided in the meantime
 * @throws AuthError `unauthorized_action` in an impersonated session; `session_not_found`
 */
export async function decideDeviceRequest(
  ports: EnginePorts,
  { project, proved, source }: DeviceDecider,
  { app, scopeResults, row }: DeviceRequest,
  isAllowed: boolean,
): Promise<boolean> {
  const { user, session } = proved
  refuseImpersonated(session)
  refuseLeaving(user)
  const scopes = scopeResults.filter((one) => one.isGrantable).map(({ scope }) => scope)
  const { resource } = readParams(row)
  const addresses = [resource ?? []].flat().filter((one) => typeof one === 'string')
  const wanted = toWanted(project, scopes, addresses)
  const now = ports.clock.now()
  return ports.storage.transaction(async (tx) => {
    if (!(await holdDecider(tx, proved, now))) throw new AuthError('session_not_found')
    const grant = isAllowed ? await allowApp(tx, ports, proved, { app, wanted }, now) : null
    const familyId = grant && toFamilyId(grant.grantId, session.sessionId)
    const decided = familyId
      ? {
          accountId: user.userId,
          grantId: familyId,
          scope: scopes.join(' '),
          authTime: Math.floor(toAuthenticatedAt(session) / 1_000),
          acr: toAcr(session),
          amr: toAmr(session),
          sessionUid: session.sessionId,
          sid: toSid(ports, session.sessionId, app.clientId),
          ...(resource !== undefined && { resource }),
          ...(!scopes.includes('offline_access') && { expiresWithSession: true }),
        }
      : { error: 'access_denied', errorDescription: 'the person said no' }
    const isFirst = await tx.artefacts.change(row, row.payload, {
      payload: { ...row.payload, ...decided },
      ...(familyId && { userId: user.userId, sessionId: session.sessionId, familyId }),
    })
    if (!isFirst) return false
    await recordActivity(tx, ports, {
      action: isAllowed ? 'connected_app.allowed' : 'connected_app.denied',
      project,
      actor: toActor(session),
      user,
      session,
      source,
      details: { connected_app_id: app.clientId, by: 'device_code' },
    })
    return true
  })
}

function readParams({ payload }: ArtefactRow): Record<string, unknown> {
  const { params } = payload
  return typeof params === 'object' && params !== null ? { ...params } : {}
}
