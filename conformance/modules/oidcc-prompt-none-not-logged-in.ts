import { openBrowser } from '../browser/browser.ts'
import { verifyErrorCallback } from '../checks/callback.ts'
import { verifySilent } from '../checks/shown.ts'
import { silentErrors } from '../module-kinds/silent-errors.ts'
import {
  createAuthorizationRequest,
  visitAuthorization,
} from '../relying-party/authorization-request.ts'
import { registerClient } from '../relying-party/register-client.ts'
import type { Module } from '../runner/module.ts'

/** `prompt=none` with nobody signed in: an error for the client app, nothing for the person. */
export const oidccPromptNoneNotLoggedIn: Module = {
  name: 'oidcc-prompt-none-not-logged-in',
  async run(context) {
    const client = await registerClient(context)
    const browser = await openBrowser(context.provider)
    const request = createAuthorizationRequest(context, client, { prompt: 'none' })
    const landing = await visitAuthorization(context, browser, request)
    verifySilent(landing)
    verifyErrorCallback(context, request, landing, silentErrors)
  },
}
