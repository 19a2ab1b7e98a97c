import { registerWithJwksUri } from '../relying-party/register-with-jwks-uri.ts'
import { signIn } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

/** The keys of a client app may be published rather than registered. */
export const oidccRegistrationJwksUri: Module = {
  name: 'oidcc-registration-jwks-uri',
  async run(context) {
    const { registration } = await registerWithJwksUri(context)
    await signIn(context, { registration })
  },
}
