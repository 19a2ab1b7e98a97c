import { openBrowser } from '../browser/browser.ts'
import {
  createAuthorizationRequest,
  type Params,
  visitAuthorization,
} from '../relying-party/authorization-request.ts'
import type { Client } from '../relying-party/client.ts'
import { type RegistrationOptions, registerClient } from '../relying-party/register-client.ts'
import { ensure } from '../runner/failure.ts'
import type { Module } from '../runner/module.ts'

/** A module whose request must end at a page of the provider: the redirect URI cannot be trusted. */
export function createRefusedRequest(
  name: string,
  toParams: (client: Client) => Params,
  registration: RegistrationOptions = {},
): Module {
  return {
    name,
    async run(context) {
      const client = await registerClient(context, registration)
      const browser = await openBrowser(context.provider)
      const request = createAuthorizationRequest(context, client, toParams(client))
      const landing = await visitAuthorization(context, browser, request)
      ensure(landing.kind === 'page', `the browser was sent to ${landing.url.href}`)
      ensure(landing.shown.length === 0, 'the person was asked before the request was refused')
      ensure(landing.status >= 400, `the error page has the status ${landing.status}`)
    },
  }
}
