import { createRequestObjectFlow } from '../module-kinds/request-object-flow.ts'

/** An unsigned request object counts, or is refused as unsupported; it is never overlooked. */
export const oidccUnsignedRequestObjectSupportedCorrectlyOrRejectedAsUnsupported =
  createRequestObjectFlow(
    'oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported',
    { alg: 'none', by: 'value' },
  )
