import { verifySameSignIn } from '../checks/same-sign-in.ts'
import { verifySilent } from '../checks/shown.ts'
import { signIn, signInAgain } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

/** `prompt=none` with somebody signed in who has allowed it before: no page, the same person. */
export const oidccPromptNoneLoggedIn: Module = {
  name: 'oidcc-prompt-none-logged-in',
  async run(context) {
    const first = await signIn(context)
    await context.provider.passTime(1)
    const second = await signInAgain(context, first, { prompt: 'none' })
    verifySilent(second.landing)
    verifySameSignIn(first.idToken, second.idToken)
  },
}
