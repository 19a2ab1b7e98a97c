import { openBrowser } from '../browser/browser.ts'
import { verifyErrorCallback } from '../checks/callback.ts'
import {
  createAuthorizationRequest,
  visitAuthorization,
} from '../relying-party/authorization-request.ts'
import { registerClient } from '../relying-party/register-client.ts'
import { ensure } from '../runner/failure.ts'
import type { Module } from '../runner/module.ts'

/** Without `response_type` the request is refused, by redirect or by a page. */
export const oidccResponseTypeMissing: Module = {
  name: 'oidcc-response-type-missing',
  async run(context) {
    const client = await registerClient(context)
    const browser = await openBrowser(context.provider)
    const request = createAuthorizationRequest(context, client, { response_type: undefined })
    const landing = await visitAuthorization(context, browser, request)
    if (landing.kind === 'callback') {
      const allowed = ['invalid_request', 'unsupported_response_type']
      verifyErrorCallback(context, request, landing, allowed)
    } else {
      ensure(landing.status >= 400, `the error page has the status ${landing.status}`)
    }
  },
}
