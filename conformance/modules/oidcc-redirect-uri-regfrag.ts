import { verifyRegistrationError } from '../checks/registration-error.ts'
import { createRedirectUri, sendRegistration } from '../relying-party/register-client.ts'
import type { Module } from '../runner/module.ts'

/** A redirect URI has no fragment (RFC 6749 3.1.2). */
export const oidccRedirectUriRegfrag: Module = {
  name: 'oidcc-redirect-uri-regfrag',
  async run(context) {
    const metadata = { redirect_uris: [`${createRedirectUri()}#foobar`] }
    const answer = await sendRegistration(context, { metadata })
    await verifyRegistrationError(answer, ['invalid_redirect_uri', 'invalid_client_metadata'])
  },
}
