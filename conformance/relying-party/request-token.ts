import type { TestContext } from '../runner/test-context.ts'
import type { Client, ClientKey } from './client.ts'
import { createClientAssertion } from './create-client-assertion.ts'

export interface TokenRequestOptions {
  /** The audience of a client assertion, the token endpoint unless told. */
  readonly audience?: string
  /** Another key than the one registered. */
  readonly key?: ClientKey
}

type Fields = Readonly<Record<string, string>>

/** Asks the token endpoint, authenticated as the client was registered. */
export async function requestToken(
  context: TestContext,
  client: Client,
  grant: Fields,
  options: TokenRequestOptions = {},
): Promise<Response> {
  const { provider, metadata } = context
  const fields = { ...grant, ...(await authenticate(context, client, options)) }
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

async function authenticate(
  context: TestContext,
  client: Client,
  { audience = context.metadata.tokenEndpoint, key = client.key }: TokenRequestOptions,
): Promise<Fields> {
  if (client.auth === 'client_secret_basic') return {}
  if (client.auth === 'client_secret_post') {
    return { client_id: client.clientId, client_secret: client.secret ?? '' }
  }
  return createClientAssertion(context, client, { key, claims: { aud: audience } })
}

/** Both halves are form-encoded first (RFC 6749 2.3.1). */
function toBasic({ clientId, secret }: Client): string {
  const encode = (text: string) => encodeURIComponent(text).replaceAll('%20', '+')
  const pair = `${encode(clientId)}:${encode(secret ?? '')}`
  return `Basic ${Buffer.from(pair).toString('base64')}`
}
