import { compactVerify, decodeProtectedHeader, importJWK } from 'jose'
import { isListed } from '../checks/discovery.ts'
import { loadKeys } from '../checks/jwks.ts'
import { verifyUserinfoClaims } from '../checks/userinfo.ts'
import { requestUserinfo } from '../relying-party/request-userinfo.ts'
import { signInForTokens } from '../relying-party/sign-in.ts'
import { ensure, fail } from '../runner/failure.ts'
import type { Module } from '../runner/module.ts'
import type { TestContext } from '../runner/test-context.ts'

/** A client app that registers for signed userinfo gets it as a JWT of the provider (Core 5.3.2). */
export const oidccUserinfoRs256: Module = {
  name: 'oidcc-userinfo-rs256',
  async run(context) {
    if (!isListed(context, 'userinfo_signing_alg_values_supported', 'RS256')) {
      context.note('signed userinfo is not offered')
      return
    }
    const metadata = { userinfo_signed_response_alg: 'RS256' }
    const signedIn = await signInForTokens(context, { registration: { metadata } })
    const answer = await requestUserinfo(context, signedIn.tokens.accessToken)
    const type = answer.headers.get('content-type') ?? ''
    ensure(/^application\/jwt\b/.test(type), `userinfo: "${type}", no JWT`)
    const claims = await verifySigned(context, await answer.text())
    ensure(claims.iss === context.provider.issuer, `userinfo: "iss" is ${claims.iss}`)
    ensure(claims.aud === signedIn.client.clientId, `userinfo: "aud" is ${claims.aud}`)
    verifyUserinfoClaims(claims, signedIn.idToken.subject)
  },
}

async function verifySigned(context: TestContext, jwt: string) {
  const { alg, kid } = decodeProtectedHeader(jwt)
  ensure(alg === 'RS256', `userinfo: signed with ${alg}`)
  const key = (await loadKeys(context)).find((one) => one.kid === kid)
  if (!key) return fail(`userinfo: no published key has the kid ${kid}`)
  const { payload } = await compactVerify(jwt, await importJWK(key, alg)).catch((cause) =>
    fail(`userinfo: the signature does not hold: ${String(cause)}`),
  )
  return JSON.parse(new TextDecoder().decode(payload))
}
