import { createBrowser } from '../browser/browser.ts'
import { verifyCodeCallback } from '../checks/callback.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { finishFapi2Flow, openFapi2Flow, push, visitPushed } from '../relying-party/fapi2-flow.ts'
import { ensure } from '../runner/failure.ts'

/** A pushed request is used up by its answer, not by its page. */
export const fapi2ParEnsureReusedRequestUriPriorToAuthCompletionSucceeds = createFapi2Module(
  'par-ensure-reused-request-uri-prior-to-auth-completion-succeeds',
  async (context) => {
    const flow = await openFapi2Flow(context)
    const { requestUri } = await push(flow)
    const leaving = createBrowser(context.provider, { answer: async () => null })
    const left = await visitPushed({ ...flow, browser: leaving }, requestUri)
    ensure(left.kind === 'page' && left.status < 400, 'the first visit shows no page')
    const landing = await visitPushed(flow, requestUri)
    await finishFapi2Flow(flow, verifyCodeCallback(context, flow.request, landing))
  },
)
