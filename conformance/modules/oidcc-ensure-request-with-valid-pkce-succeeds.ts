import { createHash, randomBytes } from 'node:crypto'
import { openBrowser } from '../browser/browser.ts'
import { verifyCodeCallback } from '../checks/callback.ts'
import { verifyTokenError } from '../checks/token-answer.ts'
import {
  createAuthorizationRequest,
  visitAuthorization,
} from '../relying-party/authorization-request.ts'
import { requestToken } from '../relying-party/request-token.ts'
import { signIn, toCodeGrant } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

const createVerifier = () => randomBytes(32).toString('base64url')

/** A challenge is accepted with its verifier; beyond the official module: and with no other. */
export const oidccEnsureRequestWithValidPkceSucceeds: Module = {
  name: 'oidcc-ensure-request-with-valid-pkce-succeeds',
  async run(context) {
    const verifier = createVerifier()
    const params = {
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }
    const { client } = await signIn(context, { params, grant: { code_verifier: verifier } })

    const wrongs: readonly Record<string, string>[] = [{ code_verifier: createVerifier() }, {}]
    for (const wrong of wrongs) {
      const browser = await openBrowser(context.provider)
      const request = createAuthorizationRequest(context, client, params)
      const landing = await visitAuthorization(context, browser, request)
      const code = verifyCodeCallback(context, request, landing)
      const answer = await requestToken(context, client, {
        ...toCodeGrant(request, code),
        ...wrong,
      })
      await verifyTokenError(answer, 'invalid_grant', 'a code without its verifier')
    }
  },
}
