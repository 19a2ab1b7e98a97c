/** How a refusal may be named, by what is wrong. */

/** The app does not prove who it is. */
export const clientErrors = ['invalid_client', 'invalid_request']

/** The pushed request is not as it must be. */
export const pushErrors = ['invalid_request', 'invalid_request_object']

/** The code is not redeemed as it must be. */
export const tokenErrors = ['invalid_grant', 'invalid_request']

/** The proof is of another key, or there is none (RFC 9449 5 and 10). */
export const bindingErrors = [
  'invalid_dpop_proof',
  'use_dpop_nonce',
  'invalid_request',
  'invalid_grant',
]

/** The pushed request is not there any more. */
export const uriErrors = ['invalid_request_uri', 'invalid_request']
