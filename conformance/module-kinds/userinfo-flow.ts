import { verifyUserinfo } from '../checks/userinfo.ts'
import { requestUserinfo, type UserinfoRequest } from '../relying-party/request-userinfo.ts'
import { signInForTokens } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

/** A module that asks the userinfo endpoint in one of three ways. */
export function createUserinfoFlow(name: string, how: UserinfoRequest): Module {
  return {
    name,
    async run(context) {
      const { tokens, idToken } = await signInForTokens(context)
      const answer = await requestUserinfo(context, tokens.accessToken, how)
      if (how === 'post-body' && answer.status >= 400) {
        context.warn(`the access token in a form is refused (${answer.status})`)
        return
      }
      await verifyUserinfo(answer, idToken.subject)
    },
  }
}
