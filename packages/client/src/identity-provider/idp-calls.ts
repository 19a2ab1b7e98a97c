import { identityProvider } from '@portico/contract'
import type { CallService } from '../request.ts'
import type { IdpApi } from '../surface/idp-api.ts'
import { validate } from '../validate.ts'

const app = { client_id: 'string' } as const
const request = {
  ...app,
  redirect_uri: 'string',
  response_type: 'string',
  scopes: 'object',
} as const

/** Makes `client.idp`. */
export function createIdpCalls(call: CallService): IdpApi {
  return {
    async oauthAuthorizeStart(body, options) {
      validate('idp.oauthAuthorizeStart', body, request)
      return call(identityProvider.authorizeStart, body, { ...options, isRepeatable: true })
    },
    async oauthAuthorizeSubmit(body, options) {
      validate('idp.oauthAuthorizeSubmit', body, { ...request, consent_granted: 'boolean' })
      // never sent again: the first one may have arrived, and a decision counts once
      return call(identityProvider.authorizeSubmit, body, options)
    },
    async oauthLogoutStart(body, options) {
      validate('idp.oauthLogoutStart', body, { ...app, post_logout_redirect_uri: 'string' })
      return call(identityProvider.logoutStart, body, { ...options, isRepeatable: true })
    },
  }
}
