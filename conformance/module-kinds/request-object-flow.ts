/** Modules about request objects: what is in the object counts, or the request is refused as unsupported. */
import { SignJWT, UnsecuredJWT } from 'jose'
import { type Landing, openBrowser } from '../browser/browser.ts'
import { verifyCodeCallback, verifyErrorCallback } from '../checks/callback.ts'
import {
  type AuthorizationRequest,
  createAuthorizationRequest,
  visitAuthorization,
} from '../relying-party/authorization-request.ts'
import type { Client } from '../relying-party/client.ts'
import { registerClient } from '../relying-party/register-client.ts'
import { signIn } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'
import type { TestContext } from '../runner/test-context.ts'

interface RequestObjectOptions {
  readonly alg: 'none' | 'RS256'
  readonly by: 'value' | 'reference'
}

/** The parameters of a request as a JWT. */
export async function createRequestObject(
  { provider }: TestContext,
  client: Client,
  { params }: AuthorizationRequest,
  alg: 'none' | 'RS256',
): Promise<string> {
  const claims = Object.fromEntries(params)
  if (alg === 'none') {
    return new UnsecuredJWT(claims).setIssuer(client.clientId).setAudience(provider.issuer).encode()
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid: client.key.kid })
    .setIssuer(client.clientId)
    .setAudience(provider.issuer)
    .setIssuedAt()
    .setExpirationTime('1 minute')
    .sign(client.key.privateKey)
}

/** `state` and `nonce` stand in the object alone: a provider that ignores it answers without them. */
export function createRequestObjectFlow(name: string, { alg, by }: RequestObjectOptions): Module {
  return {
    name,
    async run(context) {
      let object = ''
      const requestUri = context.provider.documents.publish('application/jwt', () => object)
      const client = await registerClient(context, {
        metadata: {
          ...(by === 'reference' && { request_uris: [requestUri] }),
          request_object_signing_alg: isSupported(context, alg) ? alg : undefined,
        },
      })
      const inside = createAuthorizationRequest(context, client)
      object = await createRequestObject(context, client, inside, alg)
      const outside = createAuthorizationRequest(context, client, {
        state: undefined,
        nonce: undefined,
        ...(by === 'value' ? { request: object } : { request_uri: requestUri }),
      })
      const browser = await openBrowser(context.provider)
      const landing = await visitAuthorization(context, browser, outside)
      const refusals = toRefusals(by, isSupported(context, alg))
      const error = findAnswered(landing, 'error')
      if (error && refusals.includes(error)) {
        // where the object was not read there is no state to answer
        const state = findAnswered(landing, 'state') === null ? null : inside.state
        verifyErrorCallback(context, { ...outside, state }, landing, refusals)
        context.note(`refused as unsupported (${error})`)
        return
      }
      verifyCodeCallback(context, inside, landing)
      const { state, nonce } = inside
      await signIn(context, { client, browser, request: { ...outside, state, nonce } })
    },
  }
}

/** How a provider may say that it takes no such object (Core 3.1.2.6). */
function toRefusals(by: 'value' | 'reference', isAlgSupported: boolean): readonly string[] {
  if (by === 'reference') return ['request_uri_not_supported']
  return isAlgSupported
    ? ['request_not_supported']
    : ['request_not_supported', 'invalid_request_object']
}

/** Whether the provider says that it takes objects signed so. */
export function isSupported({ metadata }: TestContext, alg: string): boolean {
  const list = metadata.all.request_object_signing_alg_values_supported
  return Array.isArray(list) && list.includes(alg)
}

function findAnswered(landing: Landing, name: string): string | null {
  if (landing.kind !== 'callback') return null
  const answered = landing.method === 'POST' ? landing.body : landing.url.search
  return new URLSearchParams(answered).get(name)
}
