import { isListed } from '../checks/discovery.ts'
import { verifyRegistrationError } from '../checks/registration-error.ts'
import { registerClient, sendRegistration } from '../relying-party/register-client.ts'
import { signIn } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

const metadata = { id_token_signed_response_alg: 'none' }

/** A client app may be given unsigned id tokens when it registers for them, or is refused. */
export const oidccIdtokenUnsigned: Module = {
  name: 'oidcc-idtoken-unsigned',
  async run(context) {
    if (isListed(context, 'id_token_signing_alg_values_supported', 'none')) {
      await signIn(context, { client: await registerClient(context, { metadata }) })
      return
    }
    const answer = await sendRegistration(context, { metadata })
    await verifyRegistrationError(answer, ['invalid_client_metadata'])
    context.note('unsigned id tokens are refused')
  },
}
