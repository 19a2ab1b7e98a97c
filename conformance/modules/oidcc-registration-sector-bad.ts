import { verifyRegistrationError } from '../checks/registration-error.ts'
import { createRedirectUri, sendRegistration } from '../relying-party/register-client.ts'
import type { Module } from '../runner/module.ts'

/** A sector identifier whose document lists other redirect URIs is refused (Registration 5). */
export const oidccRegistrationSectorBad: Module = {
  name: 'oidcc-registration-sector-bad',
  async run(context) {
    const read = () => JSON.stringify([createRedirectUri()])
    const sector = context.provider.documents.publish('application/json', read)
    const answer = await sendRegistration(context, { metadata: { sector_identifier_uri: sector } })
    await verifyRegistrationError(answer, ['invalid_client_metadata', 'invalid_redirect_uri'])
  },
}
