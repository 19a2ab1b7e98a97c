import { createRequestObjectFlow } from '../module-kinds/request-object-flow.ts'

/** `request_uri` to an unsigned object counts, or is refused as unsupported. */
export const oidccRequestUriUnsignedSupportedCorrectlyOrRejectedAsUnsupported =
  createRequestObjectFlow(
    'oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported',
    { alg: 'none', by: 'reference' },
  )
