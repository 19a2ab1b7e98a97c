import { openBrowser } from '../browser/browser.ts'
import { verifyCodeCallback } from '../checks/callback.ts'
import { createRequestObject, isSupported } from '../module-kinds/request-object-flow.ts'
import {
  createAuthorizationRequest,
  visitAuthorization,
} from '../relying-party/authorization-request.ts'
import { createRedirectUri, registerClient } from '../relying-party/register-client.ts'
import { ensure } from '../runner/failure.ts'
import type { Module } from '../runner/module.ts'

/** The redirect URI of the request object wins over that of the query, or nobody is sent anywhere. */
export const oidccEnsureRequestObjectWithRedirectUri: Module = {
  name: 'oidcc-ensure-request-object-with-redirect-uri',
  async run(context) {
    const alg = context.variant.clientAuth === 'private_key_jwt' ? 'RS256' : 'none'
    const client = await registerClient(context, {
      metadata: { request_object_signing_alg: isSupported(context, alg) ? alg : undefined },
    })
    const inside = createAuthorizationRequest(context, client)
    const request = createAuthorizationRequest(context, client, {
      redirect_uri: createRedirectUri(),
      request: await createRequestObject(context, client, inside, alg),
    })
    const browser = await openBrowser(context.provider)
    const landing = await visitAuthorization(context, browser, request)
    if (landing.kind === 'callback') {
      verifyCodeCallback(context, inside, landing)
      return
    }
    ensure(landing.status >= 400, `the error page has the status ${landing.status}`)
    context.note('refused with an error page')
  },
}
