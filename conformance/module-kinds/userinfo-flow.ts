import { verifyUserinfo } from '../checks/userinfo.ts'
import { requestUserinfo, type UserinfoRequest } from '../relying-party/request-userinfo.ts'
import { signInForTokens } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

/** A module that asks the userinfo endpoint in one of three ways. */
export function createUserinfoFlow(name: string, how: UserinfoRequest): Module {
  return {
    name,
    async run(trial) {
      const { tokens, idToken } = await signInForTokens(trial)
      const answer = await requestUserinfo(trial, tokens.accessToken, how)
      if (how === 'post-body' && answer.status >= 400) {
        trial.warn(`the access token in a form is refused (${answer.status})`)
        return
      }
      await verifyUserinfo(answer, idToken.subject)
    },
  }
}
