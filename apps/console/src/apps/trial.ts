/** A sign-in with the copy of a client app: the code flow with PKCE (RFC 7636), as an app in a browser does it. */

import { act } from '../call/act.ts'
import { call } from '../call/call.ts'

/** What the service answers when a trial begins. */
interface Started {
  readonly client_id: string
  readonly issuer: string
  readonly authorization_endpoint: string
  readonly token_endpoint: string
  readonly scope: string
}

/** What the tab keeps while the user signs in. */
interface Kept extends Started {
  readonly appId: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
}

/** An answer of the authorization page, with what the tab kept. */
export interface TrialAnswer {
  readonly kept: Kept
  readonly code: string | null
  readonly issuer: string | null
  readonly error: string | null
  readonly description: string
}

/** Of this tab alone: a verifier must reach no other page. */
const place = 'portico-trial'

const toText = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const newSecret = () => toText(crypto.getRandomValues(new Uint8Array(32)))

/** Begins a trial and leaves for the authorization page, which leads back to the console. */
export async function startTrial(appId: string): Promise<void> {
  const redirectUri = `${location.origin}${location.pathname}`
  const path = `apps/${encodeURIComponent(appId)}/trial`
  const started = await act(() => call<Started>('POST', path, { redirect_uri: redirectUri }))
  const verifier = newSecret()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const kept: Kept = {
    ...started,
    appId,
    verifier,
    redirectUri,
    state: newSecret(),
    nonce: newSecret(),
  }
  sessionStorage.setItem(place, JSON.stringify(kept))
  const request = new URLSearchParams({
    response_type: 'code',
    client_id: started.client_id,
    redirect_uri: redirectUri,
    scope: started.scope,
    state: kept.state,
    nonce: kept.nonce,
    code_challenge: toText(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  })
  location.assign(`${started.authorization_endpoint}?${request}`)
}

/**
 * Reads an answer from the address, once. An answer to a request that this tab did not send is none: a stranger may have
 * made its link.
 */
export function takeTrialAnswer(search: string): TrialAnswer | null {
  const answer = new URLSearchParams(search)
  const kept = readKept()
  if (kept === null || answer.get('state') !== kept.state) return null
  sessionStorage.removeItem(place)
  return {
    kept,
    code: answer.get('code'),
    issuer: answer.get('iss'),
    error: answer.get('error'),
    description: answer.get('error_description') ?? '',
  }
}

function readKept(): Kept | null {
  const text = sessionStorage.getItem(place)
  return text === null ? null : (JSON.parse(text) as Kept) // this file alone writes it
}

/** One thing that was looked at. */
export interface Check {
  readonly isRight: boolean
  readonly name: 'code' | 'issuer' | 'exchange' | 'token' | 'scopes'
  /** What came instead, in the service’s own words; empty where nothing is wrong. */
  readonly text: string
  readonly ms?: number
}

/** What became of a trial. */
export interface Outcome {
  readonly checks: readonly Check[]
  /** The claims of the ID token; null where there is none. */
  readonly claims: Readonly<Record<string, unknown>> | null
}

/** Exchanges the code, looks at what came, and ends the trial. */
export async function finishTrial({ kept, ...answer }: TrialAnswer): Promise<Outcome> {
  const { code } = answer
  if (code === null) {
    const text = [answer.error ?? '', answer.description].filter(Boolean).join(': ')
    endTrial(kept)
    return { checks: [{ name: 'code', isRight: false, text }], claims: null }
  }
  const checks: Check[] = [
    { name: 'code', isRight: true, text: '' },
    { name: 'issuer', isRight: answer.issuer === kept.issuer, text: answer.issuer ?? '' },
  ]
  const startedAt = performance.now()
  const tokens = await exchange(kept, code)
  const ms = Math.round(performance.now() - startedAt)
  const idToken = tokens.id_token ?? ''
  if (tokens.access_token === undefined) {
    const text = [tokens.error ?? '', tokens.error_description ?? ''].filter(Boolean).join(': ')
    endTrial(kept)
    return { checks: [...checks, { name: 'exchange', isRight: false, text, ms }], claims: null }
  }
  endTrial(kept)
  const claims = readClaims(idToken)
  const missing = findMissing(kept.scope, tokens.scope ?? kept.scope)
  return {
    checks: [
      ...checks,
      { name: 'exchange', isRight: true, text: '', ms },
      ...(claims === null
        ? []
        : [{ name: 'token', isRight: isOwnToken(kept, claims), text: '' } as const]),
      { name: 'scopes', isRight: missing === '', text: missing },
    ],
    claims,
  }
}

/** The service ends it by itself as well; so nothing is said when it does not. */
function endTrial({ client_id: id }: Kept): void {
  call('DELETE', `apps/trials/${encodeURIComponent(id)}`).catch(() => {})
}

type Tokens = Partial<
  Record<'access_token' | 'id_token' | 'scope' | 'error' | 'error_description', string>
>

async function exchange(kept: Kept, code: string): Promise<Tokens> {
  try {
    const response = await fetch(kept.token_endpoint, {
      method: 'POST',
      credentials: 'omit',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: kept.redirectUri,
        client_id: kept.client_id,
        code_verifier: kept.verifier,
      }),
    })
    const tokens: unknown = await response.json()
    return typeof tokens === 'object' && tokens !== null ? tokens : {}
  } catch {
    return {}
  }
}

/** The token came from the service itself, so its signature says no more (OpenID Connect Core 3.1.3.7). */
function readClaims(idToken: string): Readonly<Record<string, unknown>> | null {
  const part = idToken.split('.')[1]
  if (part === undefined) return null
  const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

const isOwnToken = (kept: Kept, { iss, aud, nonce, exp }: Readonly<Record<string, unknown>>) =>
  iss === kept.issuer &&
  aud === kept.client_id &&
  nonce === kept.nonce &&
  typeof exp === 'number' &&
  exp * 1_000 > Date.now()

const findMissing = (asked: string, given: string) => {
  const got = new Set(given.split(' '))
  return asked
    .split(' ')
    .filter((scope) => !got.has(scope))
    .join(', ')
}
