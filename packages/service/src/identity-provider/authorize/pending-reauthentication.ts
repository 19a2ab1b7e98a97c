/**
 * A client app may want the person to prove again who they are (`prompt=login`, `max_age`). The demand is written
 * down when it is first met; only a proof that is younger satisfies it. Whoever is not signed in yet has nothing
 * written down: the browser keeps the demand until they are.
 */
import { limits } from '@portico/contract'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { createUuid } from '../../foundation/create-id.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { toAuthenticatedAt } from '../engine/session-view.ts'
import { type AuthorizationParams, toCanonical } from './authorization-params.ts'
import type { AuthorizationEvaluation } from './evaluate-authorization-request.ts'

type Ports = Pick<EnginePorts, 'storage' | 'keyRing' | 'clock' | 'random'>

const kind = 'reauthentication'
const lifeMs = limits.identityProvider.requestSeconds * 1_000

/** Writes the demand down unless it stands already. */
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
 * Takes over what the browser kept, once: the person has signed in since. A page asks later without the browser's
 * word, so it is written down as theirs.
 *
 * @param page.at when it was demanded, epoch milliseconds
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
  const isFirst = await storage.artefacts.add({
    projectId,
    kind: 'replay',
    valueHash: keyRing.toMac(`page demand used\0${page.kept}`),
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
  if (isFirst) await write(ports, projectId, toSubject(ports, params, session), page.at)
}

/**
 * Writes down that the person chose their account for a request, in the session that they have: whatever demanded
 * a choice of them is met, as if it had been made before they signed in.
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

/** True when the person proved who they are after it was demanded of them. */
export async function isReauthenticated(
  ports: Ports,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  { params, proved, at }: Pick<AuthorizationEvaluation, 'params' | 'proved' | 'at'>,
): Promise<boolean> {
  const subject = toSubject(ports, params, proved)
  const pending = await ports.storage.challenges.findBySecret(projectId, kind, subject, at)
  return pending !== null && toAuthenticatedAt(proved.session) > pending.createdAt
}

/** The demand was met: the next one needs another proof. */
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
  { storage, random }: Ports,
  projectId: string,
  subject: string,
  createdAt: number,
  expiresAt = createdAt + lifeMs,
): Promise<void> {
  await storage.challenges.issue(
    {
      projectId,
      challengeId: createUuid(random),
      kind,
      subject,
      secretHash: subject,
      payload: {},
      createdAt,
      expiresAt,
    },
    { supersede: true },
  )
}

/** By what every dialect says: the client app, its address, what it wants. */
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
