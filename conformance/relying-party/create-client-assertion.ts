import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { TestContext } from '../runner/test-context.ts'
import type { Client, ClientKey } from './client.ts'

/** How an assertion differs from the usual one. */
export interface AssertionChange {
  /** Claims in place of the usual ones; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Another key than the one registered. */
  readonly key?: ClientKey
}

/** A client app proves who it is by its key (RFC 7523): the fields for a form. The audience is the issuer unless told. */
export async function createClientAssertion(
  { provider }: TestContext,
  client: Client,
  { claims, key = client.key }: AssertionChange = {},
): Promise<Readonly<Record<string, string>>> {
  const now = Math.floor(Date.now() / 1000)
  const usual = {
    iss: client.clientId,
    sub: client.clientId,
    aud: provider.issuer,
    jti: randomUUID(),
    iat: now,
    exp: now + 60,
  }
  const assertion = await new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: key.alg, kid: key.kid })
    .sign(key.privateKey)
  return {
    client_id: client.clientId,
    client_assertion: assertion,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
  }
}
