import type { ProjectConfig } from '../../config/config.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AuthError } from '../../errors/auth-error.ts'
import type { OauthRegistrationRow } from './declaration/oauth-store.ts'
import { getProviderConfig } from './get-provider-config.ts'
import { openTokens, sealTokens } from './keep-registration.ts'
import { findClient } from './start-oauth.ts'
import type { ProviderTokens, Upstream } from './upstream/create-upstream.ts'
import { UpstreamError } from './upstream/upstream-error.ts'

/** Before it ends: a host needs some time to use it. */
const marginMs = 60_000

/**
 * The tokens of an account, refreshed first when they are about to end.
 *
 * @throws AuthError `missing_oauth_refresh_token`, `unable_to_refresh_oauth_token`, `oauth_config_not_found`,
 * `unable_to_authorize_oauth_provider`
 */
export async function getProviderTokens(
  dependencies: Dependencies,
  upstream: Upstream,
  project: ProjectConfig,
  row: OauthRegistrationRow,
): Promise<ProviderTokens> {
  const { storage, clock } = dependencies
  const tokens = openTokens(dependencies, row)
  const { accessToken, refreshToken, expiresAt } = tokens
  if (accessToken !== '' && (expiresAt === null || expiresAt - marginMs > clock.now()))
    return tokens
  if (refreshToken === null) throw new AuthError('missing_oauth_refresh_token')
  const client = await findClient(upstream, row.provider, getProviderConfig(project, row.provider))
  try {
    const refreshed = await upstream.refresh(client, refreshToken)
    // An id_token is of a sign-in: a refresh may leave it out.
    const whole = { ...refreshed, idToken: refreshed.idToken ?? tokens.idToken }
    await storage.oauth.replaceTokens(row, sealTokens(dependencies, row, whole))
    return whole
  } catch (cause) {
    if (!(cause instanceof UpstreamError)) throw cause
    // Another call may have been first: of a token that rotates, one of two gets a new one.
    const { projectId, userId, provider, registrationId, sealedTokens } = row
    const others = await storage.oauth.listOfUser(projectId, userId, provider)
    const now = others.find((other) => other.registrationId === registrationId)
    if (now && now.sealedTokens !== sealedTokens) return openTokens(dependencies, now)
    throw new AuthError('unable_to_refresh_oauth_token', { cause })
  }
}
