import { verifyTokenError } from '../checks/token-answer.ts'
import { requestToken } from '../relying-party/request-token.ts'
import { requestUserinfo } from '../relying-party/request-userinfo.ts'
import { signIn, toCodeGrant } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

/** A code is good once, also half a minute later; what it was good for should end (RFC 6749 4.1.2). */
export const oidccCodereuse30seconds: Module = {
  name: 'oidcc-codereuse-30seconds',
  async run(context) {
    const { client, request, code, tokens } = await signIn(context)
    await context.provider.passTime(30)
    const again = await requestToken(context, client, toCodeGrant(request, code))
    await verifyTokenError(again, 'invalid_grant', 'a code for the second time')
    const { status } = await requestUserinfo(context, tokens.accessToken)
    if (status < 400) context.warn('the access token of a code used twice is still good')
  },
}
