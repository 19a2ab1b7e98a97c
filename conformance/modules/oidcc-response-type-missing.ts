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
  async run(trial) {
    const client = await registerClient(trial)
    const browser = await openBrowser(trial.subject)
    const request = createAuthorizationRequest(trial, client, { response_type: undefined })
    const landing = await visitAuthorization(trial, browser, request)
    if (landing.kind === 'callback') {
      const allowed = ['invalid_request', 'unsupported_response_type']
      verifyErrorCallback(trial, request, landing, allowed)
    } else {
      ensure(landing.status >= 400, `the error page has the status ${landing.status}`)
    }
  },
}
