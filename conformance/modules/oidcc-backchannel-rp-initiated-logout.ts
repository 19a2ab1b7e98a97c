import { setTimeout } from 'node:timers/promises'
import { verifyLogoutToken } from '../checks/logout-token.ts'
import { createLogout } from '../module-kinds/logout.ts'
import { ensure } from '../runner/failure.ts'
import type { Module } from '../runner/module.ts'

/** The session ends, the browser returns, and the client app was told by itself. */
export const oidccBackchannelRpInitiatedLogout: Module = {
  name: 'oidcc-backchannel-rp-initiated-logout',
  async run(context) {
    const { url, received } = context.provider.documents.receive()
    const logout = createLogout(this.name, {
      metadata: { backchannel_logout_uri: url, backchannel_logout_session_required: true },
      params: ({ idToken, postLogoutRedirectUri, state }) => ({
        id_token_hint: idToken.jwt,
        post_logout_redirect_uri: postLogoutRedirectUri,
        state,
      }),
      ends: 'redirected',
      async verify(_context, signedIn) {
        // The provider may be at it already, by itself.
        for (let time = 0; time < 100 && received.length === 0; time += 1) {
          await context.provider.deliver()
          await setTimeout(20)
        }
        const [body, ...more] = received
        ensure(body !== undefined, 'the client app was not told of the log-out')
        ensure(more.length === 0, 'the client app was told more than once')
        await verifyLogoutToken(context, signedIn, body)
      },
    })
    await logout.run(context)
  },
}
