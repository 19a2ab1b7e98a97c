import { createAuthorizationRequest } from '../relying-party/authorization-request.ts'
import { registerClient } from '../relying-party/register-client.ts'
import { signIn } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

/** Neither the order of the scopes nor that of the parameters matters. */
export const oidccEnsureOtherScopeOrderSucceeds: Module = {
  name: 'oidcc-ensure-other-scope-order-succeeds',
  async run(context) {
    const client = await registerClient(context)
    const request = createAuthorizationRequest(context, client, { scope: 'email openid' })
    const params = new Map([...request.params].reverse())
    await signIn(context, { client, request: { ...request, params } })
  },
}
