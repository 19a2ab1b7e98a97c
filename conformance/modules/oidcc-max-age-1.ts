import { wasAsked } from '../checks/shown.ts'
import { signIn, signInAgain } from '../relying-party/sign-in.ts'
import { ensure } from '../runner/failure.ts'
import type { Module } from '../runner/module.ts'

/** Who signed in longer ago than `max_age` signs in again. */
export const oidccMaxAge1: Module = {
  name: 'oidcc-max-age-1',
  async run(context) {
    const first = await signIn(context)
    await context.provider.passTime(2)
    const second = await signInAgain(context, first, { max_age: '1' })
    ensure(wasAsked(second.landing, 'login'), 'the person was not asked to sign in again')
    ensure(first.idToken.subject === second.idToken.subject, 'id token: "sub" has changed')
    const [before, after] = [first.idToken.authTime, second.idToken.authTime]
    ensure(after !== null, 'id token: "auth_time" is missing')
    ensure(before === null || after > before, `"auth_time" went from ${before} to ${after}`)
    const seconds = Date.now() / 1000 - after
    ensure(seconds < 60, `"auth_time" lies ${Math.round(seconds)} s back`)
  },
}
