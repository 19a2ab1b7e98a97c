import { randomBytes } from 'node:crypto'
import { type Browser, type Landing, toFormRequest } from '../browser/browser.ts'
import type { TestContext } from '../runner/test-context.ts'
import type { Client } from './client.ts'

/** Parameters of the authorization request; undefined takes away what is usually sent. */
export type Params = Readonly<Record<string, string | undefined>>

export interface AuthorizationRequest {
  readonly params: ReadonlyMap<string, string>
  readonly redirectUri: string
  readonly state: string | null
  readonly nonce: string | null
}

export function createAuthorizationRequest(
  { variant }: TestContext,
  client: Client,
  more: Params = {},
): AuthorizationRequest {
  const usual: Params = {
    client_id: client.clientId,
    response_type: 'code',
    redirect_uri: client.redirectUri,
    scope: 'openid',
    state: randomBytes(12).toString('base64url'),
    nonce: randomBytes(12).toString('base64url'),
    response_mode: variant.responseMode ?? undefined,
  }
  const params = new Map<string, string>()
  for (const [name, value] of Object.entries({ ...usual, ...more })) {
    if (value !== undefined) params.set(name, value)
  }
  return {
    params,
    redirectUri: params.get('redirect_uri') ?? client.redirectUri,
    state: params.get('state') ?? null,
    nonce: params.get('nonce') ?? null,
  }
}

/** Sends a browser to the authorization endpoint. */
export function visitAuthorization(
  { metadata }: TestContext,
  browser: Browser,
  { params }: AuthorizationRequest,
  method: 'GET' | 'POST' = 'GET',
): Promise<Landing> {
  const url = new URL(metadata.authorizationEndpoint)
  if (method === 'POST') return browser.visit(url.href, toFormRequest(params))
  for (const [name, value] of params) url.searchParams.set(name, value)
  return browser.visit(url.href)
}
