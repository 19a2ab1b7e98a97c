import { setTimeout as sleep } from 'node:timers/promises'
import type { OauthRegistrationRow } from '../../declarations/oauth/oauth-store.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { getProviderConfig } from './get-provider-config.ts'
import { openTokens, sealTokens } from './keep-registration.ts'
import { findClient } from './start-oauth.ts'
import type { ProviderTokens, Upstream } from './upstream/upstream.ts'
import { UpstreamError } from './upstream-error.ts'

/** Refreshes a token this long before it expires, so that the host has time to use it. */
const marginMs = 60_000
/** Exceeds the timeout of a provider: another call takes over only after a process has died. */
const turnMs = 20_000
const pollMs = 100

/**
 * Returns the tokens of an account, and refreshes them first if they expire soon. Of parallel calls on all processes,
 * only one calls the provider: many providers revoke the grant when a refresh token is used twice (RFC 9700 section
 * 4.14.2).
 *
 * @throws AuthError `missing_oauth_refresh_token`, `unable_to_refresh_oauth_token`, `oauth_config_not_found`,
 *   `unable_to_authorize_oauth_provider`
 */
export async function getProviderTokens(
  dependencies: Dependencies,
  upstream: Upstream,
  project: ProjectConfig,
  row: OauthRegistrationRow,
): Promise<ProviderTokens> {
  const { storage, keyRing, clock } = dependencies
  const tokens = openTokens(dependencies, row)
  const { refreshToken } = tokens
  if (isFresh(dependencies, tokens)) return tokens
  if (refreshToken === null) throw new AuthError('missing_oauth_refresh_token')
  const client = await findClient(upstream, row.provider, getProviderConfig(project, row.provider))
  // The lock is for exactly these tokens. Their successors have a lock of their own.
  const key = `oauth_refresh:${keyRing.hashToken(`${row.registrationId} ${row.sealedTokens}`)}`
  for (let waitedMs = 0; waitedMs <= turnMs; waitedMs += pollMs) {
    const turn = await storage.rates.take({ key, max: 1, windowMs: turnMs, now: clock.now() })
    if (!turn.allowed) await sleep(pollMs)
    // Reads the row again even with the lock: a call that held it earlier may have replaced the tokens.
    const kept = await findAgain(dependencies, row)
    if (kept === null) throw new AuthError('oauth_user_registration_not_found')
    if (kept.sealedTokens !== row.sealedTokens) {
      const others = openTokens(dependencies, kept)
      if (isFresh(dependencies, others)) return others
      break
    }
    if (!turn.allowed) continue
    const ask = () => upstream.refresh(client, refreshToken)
    return refreshInTurn(dependencies, row, { tokens, ask })
  }
  throw new AuthError('unable_to_refresh_oauth_token', { isExpected: true })
}

const isFresh = (
  { clock }: Pick<Dependencies, 'clock'>,
  { accessToken, expiresAt }: ProviderTokens,
) => accessToken !== '' && (expiresAt === null || expiresAt - marginMs > clock.now())

async function refreshInTurn(
  dependencies: Dependencies,
  row: OauthRegistrationRow,
  { tokens, ask }: { readonly tokens: ProviderTokens; ask(): Promise<ProviderTokens> },
): Promise<ProviderTokens> {
  try {
    const refreshed = await ask()
    // The id_token belongs to the sign-in, and a refresh may omit it.
    const whole = { ...refreshed, idToken: refreshed.idToken ?? tokens.idToken }
    await keepRefreshed(dependencies, row, { spent: tokens.refreshToken, whole })
    return whole
  } catch (cause) {
    if (!(cause instanceof UpstreamError)) throw cause
    // Sealing the same tokens again changes the row, so that waiting calls see that the refresh has ended and failed.
    await dependencies.storage.oauth.replaceTokens(row, sealTokens(dependencies, row, tokens))
    throw new AuthError('unable_to_refresh_oauth_token', { cause, isExpected: true })
  }
}

/**
 * Stores refreshed tokens. If a sign-in has replaced the row in the meantime, it kept the old refresh token, which is
 * used up now: only the new refresh token is written into that row.
 */
async function keepRefreshed(
  dependencies: Dependencies,
  row: OauthRegistrationRow,
  { spent, whole }: { readonly spent: string | null; readonly whole: ProviderTokens },
): Promise<void> {
  const { oauth } = dependencies.storage
  if (await oauth.replaceTokens(row, sealTokens(dependencies, row, whole))) return
  const now = await findAgain(dependencies, row)
  const there = now && openTokens(dependencies, now)
  if (!there || there.refreshToken !== spent) return
  const merged = { ...there, refreshToken: whole.refreshToken }
  await oauth.replaceTokens(now, sealTokens(dependencies, now, merged))
}

async function findAgain(
  { storage }: Pick<Dependencies, 'storage'>,
  { projectId, userId, provider, registrationId }: OauthRegistrationRow,
): Promise<OauthRegistrationRow | null> {
  const rows = await storage.oauth.listOfUser(projectId, userId, provider)
  return rows.find((row) => row.registrationId === registrationId) ?? null
}
