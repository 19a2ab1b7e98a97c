import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { TestContext } from '../runner/test-context.ts'
import type { Client, ClientKey } from './client.ts'

export interface TokenRequestOptions {
  /** The audience of a client assertion, the token endpoint unless told. */
  readonly audience?: string
  /** Another key than the one registered. */
  readonly key?: ClientKey
}

type Fields = Readonly<Record<string, string>>

/** Asks the token endpoint, authenticated as the client was registered. */
export async function requestToken(
  { provider, metadata }: TestContext,
  client: Client,
  grant: Fields,
  { audience = metadata.tokenEndpoint, key = client.key }: TokenRequestOptions = {},
): Promise<Response> {
  const fields = { ...grant, ...(await authenticate(client, key, audience)) }
  return provider.send(metadata.tokenEndpoint, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      ...(client.auth === 'client_secret_basic' && { authorization: toBasic(client) }),
    },
    body: new URLSearchParams(fields).toString(),
  })
}

async function authenticate(client: Client, key: ClientKey, audience: string): Promise<Fields> {
  if (client.auth === 'client_secret_basic') return {}
  if (client.auth === 'client_secret_post') {
    return { client_id: client.clientId, client_secret: client.secret ?? '' }
  }
  const assertion = await new SignJWT()
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .setIssuer(client.clientId)
    .setSubject(client.clientId)
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('1 minute')
    .sign(key.privateKey)
  return {
    client_id: client.clientId,
    client_assertion: assertion,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
  }
}

/** Both halves are form-encoded first (RFC 6749 2.3.1). */
function toBasic({ clientId, secret }: Client): string {
  const encode = (text: string) => encodeURIComponent(text).replaceAll('%20', '+')
  const pair = `${encode(clientId)}:${encode(secret ?? '')}`
  return `Basic ${Buffer.from(pair).toString('base64')}`
}
