import { verifySameSignIn } from '../checks/same-sign-in.ts'
import { verifySilent } from '../checks/shown.ts'
import { signIn, signInAgain } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

/** `prompt=none` with an id token of the person who is signed in. */
export const oidccIdTokenHint: Module = {
  name: 'oidcc-id-token-hint',
  async run(context) {
    const first = await signIn(context)
    const hint = { prompt: 'none', id_token_hint: first.idToken.jwt }
    const second = await signInAgain(context, first, hint)
    verifySilent(second.landing)
    verifySameSignIn(first.idToken, second.idToken)
  },
}
