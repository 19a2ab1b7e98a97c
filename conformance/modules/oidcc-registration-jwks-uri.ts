import { registerWithJwksUri } from '../relying-party/register-with-jwks-uri.ts'
import { signIn } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

/** The keys of a client app may be published rather than registered. */
export const oidccRegistrationJwksUri: Module = {
  name: 'oidcc-registration-jwks-uri',
  async run(trial) {
    const { registration } = await registerWithJwksUri(trial)
    await signIn(trial, { registration })
  },
}
