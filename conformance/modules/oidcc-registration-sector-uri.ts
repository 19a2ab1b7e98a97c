import { createRedirectUri } from '../relying-party/register-client.ts'
import { signIn } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

/** A sector identifier whose document lists the redirect URIs is accepted. */
export const oidccRegistrationSectorUri: Module = {
  name: 'oidcc-registration-sector-uri',
  async run(context) {
    const redirectUris = [createRedirectUri()]
    const read = () => JSON.stringify(redirectUris)
    const sector = context.provider.documents.publish('application/json', read)
    const metadata = { redirect_uris: redirectUris, sector_identifier_uri: sector }
    await signIn(context, { registration: { metadata } })
  },
}
