/**
 * Request objects by value (RFC 9101, OpenID Connect Core section 6.1), from client apps that are registered for an
 * algorithm. Only the object's parameters count. A parameter beside it is ignored, and must not differ from the object.
 */
import type { KeyObject } from 'node:crypto'
import { decodeProtectedHeader, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose'
import { errors } from 'oidc-provider'
import type { Engine } from '../engine/create-engine.ts'
import { type EngineClient, findEngineClient } from '../engine-access/find-engine-client.ts'
import { requestObjectMember } from '../engine-access/to-engine-metadata.ts'
import type { AuthorizationParams } from './authorization-params.ts'

/** The client's keys, which the engine loads, refreshes and limits. Its types do not include them. */
interface ClientKeys {
  refresh(): Promise<void>
  selectForVerify(wanted: { alg: string; kid?: string | undefined }): readonly object[]
  getKeyObject(jwk: object): KeyObject
}

const clockTolerance = 15

/**
 * Resolves a request object.
 *
 * @returns the object's parameters; the parameters as they were sent if there is no object, or the client app is
 *   registered for none, which the engine then refuses
 * @throws errors.InvalidRequestObject
 */
export async function resolveRequestObject(
  engine: Pick<Engine, 'provider' | 'issuer'>,
  sent: AuthorizationParams,
): Promise<AuthorizationParams> {
  const { request: object, client_id: clientId } = sent
  if (typeof object !== 'string' || typeof clientId !== 'string') return sent
  // The engine itself refuses a request with both.
  if (sent.request_uri !== undefined) return sent
  const client = await findEngineClient(engine, clientId)
  const alg = client?.[requestObjectMember]
  if (!client || typeof alg !== 'string') return sent
  const claims = await readObject(object, client, alg, engine.issuer)
  const { response_type: type } = sent
  if ((claims.client_id ?? clientId) !== clientId) throw refuse('client_id differs')
  if (type !== undefined && (claims.response_type ?? type) !== type) {
    throw refuse('response_type differs')
  }
  if (claims.request !== undefined || claims.request_uri !== undefined) {
    throw refuse('a request object must not name another')
  }
  return { ...toParams(claims), client_id: clientId }
}

const refuse = (reason: string) => new errors.InvalidRequestObject(reason)

async function readObject(
  object: string,
  client: EngineClient,
  alg: string,
  issuer: string,
): Promise<JWTPayload> {
  try {
    const header = alg === 'none' ? { alg: 'none' } : decodeProtectedHeader(object)
    if (header.alg !== alg) throw refuse(`it must be signed by ${alg}`)
    const payload =
      alg === 'none'
        ? UnsecuredJWT.decode(object, { clockTolerance }).payload
        : await verifySignature(object, client, { alg, kid: header.kid })
    const { iss, aud } = payload
    if (iss !== undefined && iss !== client.clientId) throw refuse('iss must be the client_id')
    if (aud !== undefined && ![aud].flat().includes(issuer)) throw refuse('aud must be the issuer')
    return payload
  } catch (cause) {
    if (cause instanceof errors.OIDCProviderError) throw cause
    throw refuse('it cannot be read, or its signature or time is wrong')
  }
}

async function verifySignature(
  object: string,
  client: EngineClient,
  wanted: { alg: string; kid?: string | undefined },
): Promise<JWTPayload> {
  const keys = Reflect.get(client, 'asymmetricKeyStore') as ClientKeys // the client has it, but its types do not
  if (client.jwksUri !== undefined) await keys.refresh()
  for (const jwk of keys.selectForVerify(wanted)) {
    const verified = await jwtVerify(object, keys.getKeyObject(jwk), {
      algorithms: [wanted.alg],
      clockTolerance,
    }).catch(() => null)
    if (verified) return verified.payload
  }
  throw refuse('its signature is of no key of the app')
}

/** Claims of the JWT itself, which are no parameters of the request. */
const ofToken: readonly string[] = ['iss', 'aud', 'exp', 'iat', 'nbf', 'jti', 'sub']

function toParams(claims: JWTPayload): AuthorizationParams {
  const params: Record<string, string | readonly string[]> = {}
  for (const [name, value] of Object.entries(claims)) {
    if (ofToken.includes(name) || value === undefined || value === null || value === '') continue
    if (name === 'resource' && Array.isArray(value)) params[name] = value.map(String)
    else params[name] = typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return params
}
