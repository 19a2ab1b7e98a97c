import { pushErrors } from '../checks/fapi2-errors.ts'
import { createRefusedPush } from '../module-kinds/fapi2-flows.ts'

/** A pushed request refers to no other (RFC 9126 2.1). */
export const fapi2ParAuthorizationRequestContainingRequestUriFormParam = createRefusedPush(
  'par-authorization-request-containing-request_uri-form-param',
  () => ({ fields: { request_uri: 'urn:ietf:params:oauth:request_uri:other' } }),
  [...pushErrors, 'request_uri_not_supported'],
)
