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
  async run(trial) {
    const { registration, rotate } = await registerWithJwksUri(trial)
    const { client, refreshToken, idToken } = await signInOffline(trial, registration)
    const key = await rotate()
    // providers may load the keys of a client no more often than that
    await trial.subject.passTime(61)
    const answer = await requestToken(trial, client, toRefreshGrant(refreshToken), { key })
    const { accessToken } = await verifyTokens(answer)
    await verifyUserinfo(await requestUserinfo(trial, accessToken), idToken.subject)
  },
}
