import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { toThumbprint } from '../relying-party/create-proof.ts'
import { finishFapi2Flow, obtainCode, openFapi2Flow } from '../relying-party/fapi2-flow.ts'

/** A code that is bound by a thumbprint is redeemed with its key. */
export const fapi2EnsureDpopAuthCodeBindingSuccess = createFapi2Module(
  'ensure-dpop-auth-code-binding-success',
  async (context) => {
    const flow = await openFapi2Flow(context)
    const fields = { dpop_jkt: await toThumbprint(flow.proofKey) }
    await finishFapi2Flow(flow, await obtainCode(flow, { fields }))
  },
)
