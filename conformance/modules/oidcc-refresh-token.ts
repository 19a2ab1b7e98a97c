import { isListed } from '../checks/discovery.ts'
import { verifyIdToken } from '../checks/id-token.ts'
import { verifySameSignIn } from '../checks/same-sign-in.ts'
import { verifyTokenError, verifyTokens } from '../checks/token-answer.ts'
import { verifyUserinfo } from '../checks/userinfo.ts'
import { offlineAccess, signInOffline, toRefreshGrant } from '../relying-party/offline-access.ts'
import { registerClient } from '../relying-party/register-client.ts'
import { requestToken } from '../relying-party/request-token.ts'
import { requestUserinfo } from '../relying-party/request-userinfo.ts'
import { ensure } from '../runner/failure.ts'
import type { Module } from '../runner/module.ts'

/** A refresh token renews the tokens, for its own client app alone. */
export const oidccRefreshToken: Module = {
  name: 'oidcc-refresh-token',
  async run(context) {
    ensure(
      isListed(context, 'grant_types_supported', 'refresh_token'),
      'discovery: refresh tokens are given, and not listed',
    )
    const first = await signInOffline(context)
    await context.provider.passTime(1)
    const answer = await requestToken(context, first.client, toRefreshGrant(first.refreshToken))
    const tokens = await verifyTokens(answer)
    const { accessToken } = tokens
    const expected = { nonce: toNonce(tokens.idToken, first.request.nonce), accessToken }
    const idToken = await verifyIdToken(context, first.client, tokens.idToken, expected)
    verifySameSignIn(first.idToken, idToken)
    await verifyUserinfo(await requestUserinfo(context, accessToken), first.idToken.subject)

    const stranger = await registerClient(context, offlineAccess)
    const latest = tokens.refreshToken ?? first.refreshToken
    const refused = await requestToken(context, stranger, toRefreshGrant(latest))
    await verifyTokenError(refused, 'invalid_grant', 'the refresh token of another client app')
  },
}

/** A renewed id token need not repeat the nonce; when it has one it is the first (Core 12.2). */
function toNonce(jwt: string, first: string | null): string | null {
  const claims = Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()
  return claims.includes('"nonce"') ? first : null
}
