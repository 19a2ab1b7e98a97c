import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { Engine } from '../engine/create-engine.ts'
import type { Engines } from '../engine/create-engines.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import { runEngineCall } from '../engine-access/engine-call.ts'
import { type EngineClient, findEngineClient } from '../engine-access/find-engine-client.ts'
import { toSid } from '../engine-access/session-view.ts'

/** A client app's request to log the user out (OpenID Connect RP-Initiated Logout). */
export interface LogoutRequest {
  readonly project: ProjectConfig
  /** Null when no user is signed in. */
  readonly proved: AuthenticatedSession | null
  readonly source: Pick<Source, 'bucket'>
  readonly clientId: string
  readonly postLogoutRedirectUri: string
  readonly idTokenHint?: string | undefined
  readonly state?: string | undefined
}

/** The URL to which the request returns, and whether the user is asked first. */
export interface StartedLogout {
  readonly redirectUri: string
  readonly consentRequired: boolean
}

/**
 * Verifies the client app and its redirect URI. The user is asked unless the request contains an ID token of exactly
 * this session: any page could otherwise end a user's session.
 *
 * @throws AuthError `connected_app_not_found`, `connected_app_supplied_redirect_url_not_found_in_client`
 */
export async function startLogout(
  ports: Pick<EnginePorts, 'keyRing'>,
  engines: Engines,
  request: LogoutRequest,
): Promise<StartedLogout> {
  const { postLogoutRedirectUri, state } = request
  const engine = await engines.get(request.project)
  const client = await runEngineCall({ source: request.source }, () =>
    findEngineClient(engine, request.clientId),
  )
  if (!client) throw new AuthError('connected_app_not_found')
  if (!client.postLogoutRedirectUriAllowed(postLogoutRedirectUri)) {
    throw new AuthError('connected_app_supplied_redirect_url_not_found_in_client')
  }
  const url = new URL(postLogoutRedirectUri)
  if (state !== undefined) url.searchParams.set('state', state)
  return {
    redirectUri: state === undefined ? postLogoutRedirectUri : url.href,
    consentRequired: !(await isHintOfSession(ports, engine, client, request)),
  }
}

/**
 * Returns true for an ID token that the service issued to this client app, of the session to be ended (or of one that
 * has ended).
 */
async function isHintOfSession(
  ports: Pick<EnginePorts, 'keyRing'>,
  { provider }: Engine,
  client: EngineClient,
  { idTokenHint, proved }: LogoutRequest,
): Promise<boolean> {
  if (idTokenHint === undefined || idTokenHint === '') return false
  try {
    const { payload } = await provider.IdToken.validate(idTokenHint, client)
    if (!proved) return true
    const { sessionId, userId } = proved.session
    return payload.sub === userId && payload.sid === toSid(ports, sessionId, client.clientId)
  } catch {
    return false
  }
}
