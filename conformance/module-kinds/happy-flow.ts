import { type SignIn, type SignInOptions, signIn } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'
import type { TestContext } from '../runner/test-context.ts'

/** A module that holds when signing in with these options does, and whatever else is looked at. */
export function createHappyFlow(
  name: string,
  options: SignInOptions = {},
  verify: (context: TestContext, signedIn: SignIn) => void | Promise<void> = () => {},
): Module {
  return {
    name,
    async run(context) {
      await verify(context, await signIn(context, options))
    },
  }
}
