import { verifySameSignIn } from '../checks/same-sign-in.ts'
import { verifySilent } from '../checks/shown.ts'
import { signIn, signInAgain } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

/** `prompt=none` with somebody signed in who has allowed it before: no page, the same person. */
export const oidccPromptNoneLoggedIn: Module = {
  name: 'oidcc-prompt-none-logged-in',
  async run(trial) {
    const first = await signIn(trial)
    await trial.subject.passTime(1)
    const second = await signInAgain(trial, first, { prompt: 'none' })
    verifySilent(second.landing)
    verifySameSignIn(first.idToken, second.idToken)
  },
}
