import { createRequestObjectFlow } from '../module-kinds/request-object-flow.ts'

/** `request_uri` to an unsigned object that was registered beforehand. */
export const oidccRequestUriUnsigned = createRequestObjectFlow('oidcc-request-uri-unsigned', {
  alg: 'none',
  by: 'reference',
})
