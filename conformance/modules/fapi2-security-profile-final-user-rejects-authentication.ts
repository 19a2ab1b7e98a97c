import { createBrowser } from '../browser/browser.ts'
import { verifyErrorCallback } from '../checks/callback.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { openFapi2Flow, push, visitPushed } from '../relying-party/fapi2-flow.ts'

/** The person refuses, and the client app is told so. */
export const fapi2UserRejectsAuthentication = createFapi2Module(
  'user-rejects-authentication',
  async (context) => {
    const browser = createBrowser(context.provider, await context.provider.createPerson(false))
    const flow = await openFapi2Flow(context, { browser })
    const { requestUri } = await push(flow)
    const landing = await visitPushed(flow, requestUri)
    verifyErrorCallback(context, flow.request, landing, ['access_denied'])
  },
)
