/** The id token, held against OpenID Connect Core 2 and 3.1.3.7. */
import { createHash } from 'node:crypto'
import { compactVerify, decodeJwt, decodeProtectedHeader, importJWK } from 'jose'
import type { Client } from '../relying-party/client.ts'
import { ensure, fail } from '../runner/failure.ts'
import type { TestContext } from '../runner/test-context.ts'
import { claimsOfScopes, verifyClaimTypes } from './claims.ts'
import { isObject, type JsonObject } from './json.ts'
import { loadKeys } from './jwks.ts'

export interface IdToken {
  readonly jwt: string
  readonly header: { readonly alg: string; readonly kid: string | null }
  readonly claims: JsonObject
  readonly subject: string
  readonly authTime: number | null
}

export interface IdTokenExpectations {
  readonly nonce: string | null
  readonly accessToken: string
  readonly code?: string
  /** `max_age` was asked for, or `auth_time` as a claim. */
  readonly needsAuthTime?: boolean
  /** Claims of the person that were asked for here. */
  readonly asked?: readonly string[]
}

const skewSeconds = 300

export async function verifyIdToken(
  context: TestContext,
  client: Client,
  jwt: string,
  expected: IdTokenExpectations,
): Promise<IdToken> {
  const header = await verifySignature(context, client, jwt)
  const claims: JsonObject = decodeJwt(jwt)
  const { iss, aud, azp, sub, nonce } = claims
  ensure(iss === context.provider.issuer, `id token: "iss" is ${iss}`)
  const audience = Array.isArray(aud) ? aud : [aud]
  ensure(
    audience.length === 1 && audience[0] === client.clientId,
    `id token: "aud" is ${JSON.stringify(aud)}, not the client id`,
  )
  ensure(azp === undefined || azp === client.clientId, `id token: "azp" is ${azp}`)
  ensure(
    typeof sub === 'string' && /^[\x20-\x7e]{1,255}$/.test(sub),
    `id token: "sub" is ${JSON.stringify(sub)}`,
  )
  ensure(
    (nonce ?? null) === expected.nonce,
    `id token: the nonce is ${nonce}, not ${expected.nonce}`,
  )
  verifyTimes(claims)
  verifyHash(claims.at_hash, expected.accessToken, header.alg, 'at_hash')
  if (expected.code) verifyHash(claims.c_hash, expected.code, header.alg, 'c_hash')
  verifyClaimTypes(claims, 'id token')
  warnOfUnasked(context, claims, expected.asked ?? [])
  return { jwt, header, claims, subject: sub, authTime: readAuthTime(claims, expected) }
}

async function verifySignature(context: TestContext, client: Client, jwt: string) {
  let header: { alg?: string; kid?: string }
  try {
    header = decodeProtectedHeader(jwt)
  } catch {
    return fail('id token: it is no JWT')
  }
  const { alg, kid } = header
  const registered = client.metadata.id_token_signed_response_alg ?? 'RS256'
  ensure(alg === registered, `id token: signed with ${alg}, not ${registered}`)
  if (alg === 'none') {
    ensure(jwt.endsWith('.'), 'id token: unsigned, and yet with a signature')
    return { alg, kid: kid ?? null }
  }
  const keys = await loadKeys(context)
  const key = kid === undefined && keys.length === 1 ? keys[0] : keys.find((one) => one.kid === kid)
  if (!key) return fail(`id token: no published key has the kid ${kid}`)
  try {
    await compactVerify(jwt, await importJWK(key, alg))
  } catch (cause) {
    fail(`id token: the signature does not hold: ${String(cause)}`)
  }
  return { alg, kid: kid ?? null }
}

function verifyTimes({ exp, iat }: JsonObject): void {
  const now = Date.now() / 1000
  ensure(typeof exp === 'number' && exp > now - skewSeconds, `id token: "exp" is ${exp}`)
  ensure(typeof iat === 'number', `id token: "iat" is ${iat}`)
  ensure(Math.abs(now - iat) < skewSeconds, `id token: "iat" is ${Math.round(iat - now)} s off`)
  ensure(exp > iat, 'id token: it ended before it was issued')
}

function readAuthTime(
  { auth_time: authTime }: JsonObject,
  { needsAuthTime }: IdTokenExpectations,
): number | null {
  ensure(authTime !== undefined || !needsAuthTime, 'id token: "auth_time" is missing')
  if (authTime === undefined) return null
  const isTime = typeof authTime === 'number' && authTime < Date.now() / 1000 + skewSeconds
  return isTime ? authTime : fail(`id token: "auth_time" is ${JSON.stringify(authTime)}`)
}

/** The left half of a hash, as `at_hash` and `c_hash` hold it (Core 3.1.3.6). */
function verifyHash(found: unknown, hashed: string, alg: string, name: string): void {
  if (found === undefined) return
  const size = /\d{3}$/.exec(alg)?.[0] ?? '256'
  const digest = createHash(`sha${size}`).update(hashed).digest()
  const half = digest.subarray(0, digest.length / 2).toString('base64url')
  ensure(found === half, `id token: "${name}" belongs to something else`)
}

/** In the code flow the claims of the scopes are told at the userinfo endpoint (Core 5.4). */
function warnOfUnasked(context: TestContext, claims: JsonObject, asked: readonly string[]): void {
  const personal = Object.values(claimsOfScopes).flat()
  const told = personal.filter((name) => name in claims && !asked.includes(name))
  if (told.length > 0) context.warn(`id token: ${told.join(', ')} not asked for here`)
  if (isObject(claims.address)) context.warn('id token: an address')
}
