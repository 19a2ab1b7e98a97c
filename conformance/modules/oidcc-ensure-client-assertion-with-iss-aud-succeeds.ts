import { signIn } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

/** A client assertion may name the issuer as its audience. */
export const oidccEnsureClientAssertionWithIssAudSucceeds: Module = {
  name: 'oidcc-ensure-client-assertion-with-iss-aud-succeeds',
  async run(context) {
    await signIn(context, { token: { audience: context.provider.issuer } })
  },
}
