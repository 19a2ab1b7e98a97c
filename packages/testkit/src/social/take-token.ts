import { createHash, randomBytes } from 'node:crypto'
import { type Json, refuseAsUsual, type TokenFault, toStandardClaims } from './dialect.ts'
import type { ProviderPlace } from './provider-place.ts'
import { answerWrongly, isTokenEndpointFault } from './social-fault.ts'
import type { Grant, SocialState } from './social-state.ts'
import { isClient } from './verify-client.ts'

/** Answers the token endpoint: a code or a refresh token for new tokens. */
export async function takeToken(
  state: SocialState,
  request: Request,
  place: ProviderPlace,
): Promise<Response> {
  const { clients, codes, faults, refreshTokens, now } = state
  const { id, dialect, at } = place
  const missing = dialect.findWrongHeader?.(request.headers)
  if (missing) return missing
  const fault = faults.get(id)
  if (fault !== undefined && isTokenEndpointFault(fault)) {
    return answerWrongly(fault, request.signal)
  }
  const form = new URLSearchParams(await request.text())
  const refuse = (fault: TokenFault) => {
    const { status, body } = (dialect.refuse ?? refuseAsUsual)(fault)
    return Response.json(body, { status })
  }
  if (request.method !== 'POST') return refuse('request')
  const proof = { headers: request.headers, form, now: now() }
  if (!(await isClient(clients[id], dialect, proof))) return refuse('client')
  const isRefresh = form.get('grant_type') === 'refresh_token'
  if (isRefresh !== (at === (dialect.refresh ?? (isRefresh ? dialect.token : null)))) {
    return refuse('request')
  }
  if (isRefresh) {
    const presented = form.get('refresh_token') ?? ''
    const grant = refreshTokens.get(presented)
    if (grant?.provider !== id) return refuse('code')
    if (dialect.refreshes === 'rotating') refreshTokens.delete(presented)
    return issue(state, place, grant, dialect.refreshes === 'rotating')
  }
  const code = form.get('code') ?? ''
  const grant = codes.get(code)
  codes.delete(code)
  if (grant?.provider !== id || now() - grant.at > dialect.codeSeconds * 1_000)
    return refuse('code')
  const { query } = grant
  if (form.get('redirect_uri') !== query.get('redirect_uri')) return refuse('redirect')
  const challenge = dialect.pkce === 'ignored' ? null : query.get('code_challenge')
  const verifier = form.get('code_verifier') ?? ''
  const made = createHash('sha256').update(verifier).digest('base64url')
  if (challenge !== null && made !== challenge) return refuse('verifier')
  const isRefreshed = dialect.refreshes !== undefined && (dialect.grantsRefresh?.(grant) ?? true)
  return issue(state, place, grant, isRefreshed)
}

async function issue(
  { clients, accessTokens, refreshTokens, faults, sign }: SocialState,
  { id, dialect }: ProviderPlace,
  grant: Grant,
  withRefresh: boolean,
): Promise<Response> {
  const accessToken = randomBytes(24).toString('base64url')
  accessTokens.set(accessToken, grant)
  const refreshToken = randomBytes(24).toString('base64url')
  if (withRefresh) refreshTokens.set(refreshToken, grant)
  const { person, query } = grant
  const nonce = query.get('nonce')
  const answer: Json = {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: 3_600,
    scope: grant.scopes.join(dialect.scopeSeparator ?? ' '),
    ...(withRefresh && { refresh_token: refreshToken }),
    ...(dialect.issuer !== undefined &&
      faults.get(id) !== 'no id_token' && {
        id_token: await sign(id, {
          iss: dialect.issuer,
          aud: clients[id]?.clientId ?? '',
          sub: person.subject,
          ...(dialect.repeatsNonce !== false && nonce !== null && { nonce }),
          ...(dialect.toClaims ?? toStandardClaims)(person, grant),
          ...person.claims,
        }),
      }),
  }
  return Response.json(dialect.toAnswer?.(answer) ?? answer)
}
