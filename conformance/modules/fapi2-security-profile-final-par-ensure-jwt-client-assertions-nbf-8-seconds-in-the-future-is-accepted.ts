import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { finishFapi2Flow, obtainCode, openFapi2Flow } from '../relying-party/fapi2-flow.ts'

/** An assertion holds where the clock of the client app is eight seconds ahead (FAPI 2.0 5.3.2.1). */
export const fapi2ParEnsureJwtClientAssertionsNbf8SecondsInTheFutureIsAccepted = createFapi2Module(
  'par-ensure-jwt-client-assertions-nbf-8-seconds-in-the-future-is-accepted',
  async (context) => {
    const flow = await openFapi2Flow(context)
    const soon = Math.floor(Date.now() / 1000) + 8
    const code = await obtainCode(flow, { assertion: { claims: { nbf: soon, iat: soon } } })
    await finishFapi2Flow(flow, code)
  },
)
