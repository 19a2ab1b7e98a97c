import { createLocalJWKSet, type JWTPayload, jwtVerify } from 'jose'
import type { SignIn } from '../relying-party/sign-in.ts'
import { ensure, fail } from '../runner/failure.ts'
import type { TestContext } from '../runner/test-context.ts'
import { isObject } from './json.ts'
import { loadKeys } from './jwks.ts'

const event = 'http://schemas.openid.net/event/backchannel-logout'

/** What a client app was sent when a session ended (OpenID Connect Back-Channel Logout 2.4 and 2.5). */
export async function verifyLogoutToken(
  context: TestContext,
  { client, idToken }: SignIn,
  body: string,
): Promise<void> {
  const form = new URLSearchParams(body)
  ensure([...form.keys()].join() === 'logout_token', `log-out: ${[...form.keys()]} came`)
  const { sub, sid, events, nonce, iat, jti } = await readToken(
    context,
    client.clientId,
    form.get('logout_token') ?? '',
  )
  ensure(isObject(events) && isObject(events[event]), 'logout token: the event is missing')
  ensure(nonce === undefined, 'logout token: there is a nonce')
  ensure(iat !== undefined && jti !== undefined, 'logout token: "iat" or "jti" is missing')
  ensure(
    sub !== undefined || sid !== undefined,
    'logout token: it names neither person nor session',
  )
  ensure(sub === undefined || sub === idToken.subject, `logout token: "sub" is ${sub}`)
  ensure(sid === idToken.claims.sid, `logout token: "sid" is ${sid}, not ${idToken.claims.sid}`)
}

async function readToken(
  context: TestContext,
  audience: string,
  token: string,
): Promise<JWTPayload> {
  const keys = createLocalJWKSet({ keys: [...(await loadKeys(context))] })
  try {
    const { issuer } = context.provider
    return (await jwtVerify(token, keys, { issuer, audience })).payload
  } catch (cause) {
    return fail(`logout token: it does not hold: ${String(cause)}`)
  }
}
