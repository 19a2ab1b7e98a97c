import { wasAsked } from '../checks/shown.ts'
import { signIn, signInAgain } from '../relying-party/sign-in.ts'
import { ensure } from '../runner/failure.ts'
import type { Module } from '../runner/module.ts'

/** `prompt=login` has the person sign in anew, and `auth_time` says so. */
export const oidccPromptLogin: Module = {
  name: 'oidcc-prompt-login',
  async run(context) {
    const first = await signIn(context, { params: { max_age: '15000' } })
    await context.provider.passTime(2)
    const second = await signInAgain(context, first, { prompt: 'login', max_age: '15000' })
    ensure(wasAsked(second.landing, 'login'), 'the person was not asked to sign in again')
    ensure(first.idToken.subject === second.idToken.subject, 'id token: "sub" has changed')
    const [before, after] = [first.idToken.authTime, second.idToken.authTime]
    ensure(before && after && after > before, `"auth_time" went from ${before} to ${after}`)
  },
}
