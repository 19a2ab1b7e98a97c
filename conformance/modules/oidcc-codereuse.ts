import { verifyTokenError } from '../checks/token-answer.ts'
import { requestToken } from '../relying-party/request-token.ts'
import { signIn, toCodeGrant } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

/** A code is good once. */
export const oidccCodereuse: Module = {
  name: 'oidcc-codereuse',
  async run(context) {
    const { client, request, code } = await signIn(context)
    const again = await requestToken(context, client, toCodeGrant(request, code))
    await verifyTokenError(again, 'invalid_grant', 'a code for the second time')
  },
}
