import { createHash, randomBytes } from 'node:crypto'
import { identityProvider } from '@portico/contract'
import type { World } from '@portico/testkit'
import type { ClientApp } from './client-app.ts'

/** The tokens of a client app that a user has allowed. */
export interface AllowedApp {
  /** The status with which the service answers the access token. */
  readAccess(): Promise<number>
  /** The error with which the service answers the refresh token; null for new tokens. */
  refresh(): Promise<string | null>
}

/** Allows a client app in the name of a user, without a browser, and fetches its tokens. */
export async function allowApp(
  { origin }: ClientApp,
  world: World,
  session: string,
): Promise<AllowedApp> {
  const verifier = randomBytes(32).toString('base64url')
  const redirect_uri = `${origin}/callback`
  const request = {
    client_id: 'notes',
    redirect_uri,
    response_type: 'code',
    prompt: 'consent',
    scopes: ['openid', 'email', 'offline_access'],
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  await world.call(identityProvider.authorizeStart, request, { session })
  const decided = await world.call(
    identityProvider.authorizeSubmit,
    { ...request, consent_granted: true },
    { session },
  )
  const ask = async (fields: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${world.origin}/v1/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'notes', ...fields }),
    })
    // as RFC 6749 has it, and the tests compare what is in it
    return (await answer.json()) as Partial<
      Record<'access_token' | 'refresh_token' | 'error', string>
    >
  }
  const tokens = await ask({
    grant_type: 'authorization_code',
    code: decided.data?.authorization_code ?? '',
    redirect_uri,
    code_verifier: verifier,
  })
  const { access_token = '', refresh_token = '' } = tokens
  if (!access_token || !refresh_token) throw new Error(`No tokens: ${JSON.stringify(tokens)}`)
  return {
    async readAccess() {
      const headers = { authorization: `Bearer ${access_token}` }
      const { status } = await fetch(`${world.origin}/v1/oauth2/userinfo`, { headers })
      return status
    },
    async refresh() {
      return (await ask({ grant_type: 'refresh_token', refresh_token })).error ?? null
    },
  }
}
