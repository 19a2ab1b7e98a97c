import { createRequestObjectFlow } from '../module-kinds/request-object-flow.ts'

/** `request_uri` to an object that the client app signed. */
export const oidccRequestUriSignedRs256 = createRequestObjectFlow(
  'oidcc-request-uri-signed-rs256',
  { alg: 'RS256', by: 'reference' },
)
