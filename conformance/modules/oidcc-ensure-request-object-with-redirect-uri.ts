import { openBrowser } from '../browser/browser.ts'
import { verifyCodeCallback } from '../checks/callback.ts'
import { createRequestObject } from '../module-kinds/request-object-flow.ts'
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
  async run(trial) {
    const alg = trial.variant.clientAuth === 'private_key_jwt' ? 'RS256' : 'none'
    const client = await registerClient(trial)
    const inside = createAuthorizationRequest(trial, client)
    const request = createAuthorizationRequest(trial, client, {
      redirect_uri: createRedirectUri(),
      request: await createRequestObject(trial, client, inside, alg),
    })
    const browser = await openBrowser(trial.subject)
    const landing = await visitAuthorization(trial, browser, request)
    if (landing.kind === 'callback') {
      verifyCodeCallback(trial, inside, landing)
      return
    }
    ensure(landing.status >= 400, `the error page has the status ${landing.status}`)
    trial.note('refused with an error page')
  },
}
