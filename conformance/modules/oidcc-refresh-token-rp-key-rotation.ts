import { verifyTokens } from '../checks/token-answer.ts'
import { verifyUserinfo } from '../checks/userinfo.ts'
import { signInOffline, toRefreshGrant } from '../relying-party/offline-access.ts'
import { registerWithJwksUri } from '../relying-party/register-with-jwks-uri.ts'
import { requestToken } from '../relying-party/request-token.ts'
import { requestUserinfo } from '../relying-party/request-userinfo.ts'
import type { Module } from '../runner/module.ts'

/** A client app that changed its published key is known by the new one a minute later. */
export const oidccRefreshTokenRpKeyRotation: Module = {
  name: 'oidcc-refresh-token-rp-key-rotation',
  async run(context) {
    const { registration, rotate } = await registerWithJwksUri(context)
    const { client, refreshToken, idToken } = await signInOffline(context, registration)
    const key = await rotate()
    // providers may load the keys of a client no more often than that
    await context.provider.passTime(61)
    const answer = await requestToken(context, client, toRefreshGrant(refreshToken), { key })
    const { accessToken } = await verifyTokens(answer)
    await verifyUserinfo(await requestUserinfo(context, accessToken), idToken.subject)
  },
}
