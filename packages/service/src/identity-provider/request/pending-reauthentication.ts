/**
 * A client app may require the user to sign in again (`prompt=login`, `max_age`). The first request stores this
 * requirement, and only a later proof satisfies it. For a user who is not signed in yet, the browser stores the
 * requirement until they are.
 */
import { limits } from '@portico/contract'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { createUuid } from '../../foundation/create-id.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Repositories } from '../../kernel/storage/storage.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { toAuthenticatedAt } from '../engine-access/session-view.ts'
import { type AuthorizationParams, toCanonical } from './authorization-params.ts'
import type { AuthorizationEvaluation } from './evaluate-authorization-request.ts'

type Ports = Pick<EnginePorts, 'storage' | 'keyRing' | 'clock' | 'random'>

const kind = 'reauthentication'
const lifeMs = limits.identityProvider.requestSeconds * 1_000

/** Stores the requirement, unless it is already stored. */
export async function requireReauthentication(
  ports: Ports,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  params: AuthorizationParams,
  session: AuthenticatedSession,
): Promise<void> {
  const { storage, clock } = ports
  const subject = toSubject(ports, params, session)
  const now = clock.now()
  const standing = await storage.challenges.findBySecret(projectId, kind, subject, now)
  if (!standing) await write(ports, projectId, subject, now)
}

/**
 * Moves the requirement from the browser to the storage, once, after the user has signed in: later requests of the page
 * do not contain the browser's value.
 *
 * @param page.at the time of the requirement, epoch milliseconds
 */
export async function claimPendingReauthentication(
  ports: Ports,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  params: AuthorizationParams,
  session: AuthenticatedSession,
  page: { readonly kept: string; readonly at: number },
): Promise<void> {
  if (toAuthenticatedAt(session.session) <= page.at) return
  const { storage, clock, keyRing } = ports
  const subject = toSubject(ports, params, session)
  const valueHash = keyRing.toMac(`page demand used\0${page.kept}`)
  // In one transaction: another load of the page that comes second waits for it, and then finds the requirement.
  await storage.transaction(async (tx) => {
    const isFirst = await tx.artefacts.add({
      projectId,
      kind: 'replay',
      valueHash,
      clientId: null,
      userId: null,
      sessionId: null,
      familyId: null,
      userCodeHash: null,
      payload: {},
      createdAt: clock.now(),
      expiresAt: page.at + lifeMs,
      consumedAt: null,
    })
    if (isFirst) await write({ ...ports, storage: tx }, projectId, subject, page.at)
  })
}

/**
 * Records that the user chose their account for a request, in their current session. A requirement to choose is then
 * satisfied, as if it had been stored before they signed in.
 */
export async function recordAccountChoice(
  ports: Ports,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  params: AuthorizationParams,
  session: AuthenticatedSession,
): Promise<void> {
  const before = toAuthenticatedAt(session.session) - 1
  const expiresAt = ports.clock.now() + lifeMs
  await write(ports, projectId, toSubject(ports, params, session), before, expiresAt)
}

/** Returns true if the user has signed in again after the requirement was stored. */
export async function isReauthenticated(
  ports: Ports,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  { params, proved, at }: Pick<AuthorizationEvaluation, 'params' | 'proved' | 'at'>,
): Promise<boolean> {
  const subject = toSubject(ports, params, proved)
  const pending = await ports.storage.challenges.findBySecret(projectId, kind, subject, at)
  return pending !== null && toAuthenticatedAt(proved.session) > pending.createdAt
}

/** Voids a satisfied requirement: the next one needs another proof. */
export async function clearPendingReauthentication(
  ports: Ports,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  params: AuthorizationParams,
  session: AuthenticatedSession,
): Promise<void> {
  const subject = toSubject(ports, params, session)
  await ports.storage.challenges.voidAll(projectId, kind, subject, ports.clock.now())
}

async function write(
  {
    storage,
    random,
  }: Pick<Ports, 'random'> & { readonly storage: Pick<Repositories, 'challenges'> },
  projectId: string,
  subject: string,
  createdAt: number,
  expiresAt = createdAt + lifeMs,
): Promise<void> {
  await storage.challenges.supersede({
    projectId,
    challengeId: createUuid(random),
    kind,
    subject,
    secretHash: subject,
    payload: {},
    createdAt,
    expiresAt,
  })
}

/**
 * Derives a key from the parameters that both dialects contain: the client app, its redirect URI, and what it requests.
 */
function toSubject(
  { keyRing }: Ports,
  params: AuthorizationParams,
  { user }: AuthenticatedSession,
): string {
  const { client_id = '', redirect_uri = '', response_type = '', scope = '' } = params
  const { prompt = '', max_age = '', login_hint = '' } = params
  const asked = { client_id, redirect_uri, response_type, scope, prompt, max_age, login_hint }
  const core = toCanonical(asked)
  return keyRing.toMac(`reauthentication\0${user.userId}\0${core}`)
}
