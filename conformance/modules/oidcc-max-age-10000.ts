import { verifySameSignIn } from '../checks/same-sign-in.ts'
import { wasAsked } from '../checks/shown.ts'
import { signIn, signInAgain } from '../relying-party/sign-in.ts'
import { ensure } from '../runner/failure.ts'
import type { Module } from '../runner/module.ts'

/** Who signed in within `max_age` need not sign in again. */
export const oidccMaxAge10000: Module = {
  name: 'oidcc-max-age-10000',
  async run(context) {
    const first = await signIn(context, { params: { max_age: '15000' } })
    await context.provider.passTime(1)
    const second = await signInAgain(context, first, { max_age: '10000' })
    ensure(!wasAsked(second.landing, 'login'), 'the person was asked to sign in again')
    verifySameSignIn(first.idToken, second.idToken)
  },
}
