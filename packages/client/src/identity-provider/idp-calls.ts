import { identityProvider } from '@portico/contract'
import type { IdpApi } from '../api/idp-api.ts'
import { submitForm } from '../browser/submit-form.ts'
import type { ClientPorts } from '../ports.ts'
import type { CallService } from '../request.ts'
import type { SessionStore } from '../session/session-store.ts'
import { validate } from '../validate.ts'
import {
  formPath,
  formReply,
  isCallMissing,
  toForm,
  toNewerReply,
  toOlderRequest,
} from './older-dialect.ts'

const app = { client_id: 'string' } as const
const request = {
  ...app,
  redirect_uri: 'string',
  response_type: 'string',
  scopes: 'object',
} as const

/** What the calls of the identity provider need. */
export interface IdpCallsParts {
  ports: Pick<ClientPorts, 'submitForm'>
  baseUrl: string
  getHeaders(): Record<string, string>
  store: SessionStore
  call: CallService
}

/** Makes `client.idp`. It speaks the newer dialect, and the older one where the service knows no other. */
export function createIdpCalls(parts: IdpCallsParts): IdpApi {
  const { ports, baseUrl, getHeaders, store, call } = parts
  let isOlder = false
  return {
    async oauthAuthorizeStart(body, options) {
      validate('idp.oauthAuthorizeStart', body, request)
      const repeatable = { ...options, isRepeatable: true }
      try {
        return await call(identityProvider.authorizeStart, body, repeatable)
      } catch (error) {
        const { user } = store.get()
        if (!user || !isCallMissing(error)) throw error
        const older = toOlderRequest(body)
        const reply = await call(identityProvider.olderAuthorizeStart, older, repeatable)
        isOlder = true
        return toNewerReply(reply, user)
      }
    },
    async oauthAuthorizeSubmit(body, options) {
      validate('idp.oauthAuthorizeSubmit', body, { ...request, consent_granted: 'boolean' })
      // never sent again: the first one may have arrived, and a decision counts once
      if (!isOlder) return call(identityProvider.authorizeSubmit, body, options)
      const send = ports.submitForm ?? submitForm
      send(`${baseUrl}/sdk/v1${formPath}`, toForm(body, getHeaders()))
      return formReply()
    },
    async oauthLogoutStart(body, options) {
      validate('idp.oauthLogoutStart', body, { ...app, post_logout_redirect_uri: 'string' })
      return call(identityProvider.logoutStart, body, { ...options, isRepeatable: true })
    },
  }
}
