import { type SignIn, type SignInOptions, signIn } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'
import type { Trial } from '../runner/trial.ts'

/** A module that holds when signing in with these options does, and whatever else is looked at. */
export function createHappyFlow(
  name: string,
  options: SignInOptions = {},
  verify: (trial: Trial, signedIn: SignIn) => void | Promise<void> = () => {},
): Module {
  return {
    name,
    async run(trial) {
      await verify(trial, await signIn(trial, options))
    },
  }
}
