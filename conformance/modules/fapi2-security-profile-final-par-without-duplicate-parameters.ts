import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { finishFapi2Flow, obtainCode, openFapi2Flow } from '../relying-party/fapi2-flow.ts'

/** The authorization endpoint needs the client id and the reference alone (RFC 9101 5). */
export const fapi2ParWithoutDuplicateParameters = createFapi2Module(
  'par-without-duplicate-parameters',
  async (context) => {
    const flow = await openFapi2Flow(context)
    await finishFapi2Flow(flow, await obtainCode(flow, {}, {}))
  },
)
