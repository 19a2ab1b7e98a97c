import { createRedirectUri } from '../relying-party/register-client.ts'
import { signIn } from '../relying-party/sign-in.ts'
import type { Module } from '../runner/module.ts'

/** A sector identifier whose document lists the redirect URIs is accepted. */
export const oidccRegistrationSectorUri: Module = {
  name: 'oidcc-registration-sector-uri',
  async run(trial) {
    const redirectUris = [createRedirectUri()]
    const read = () => JSON.stringify(redirectUris)
    const sector = trial.subject.outside.publish('application/json', read)
    const metadata = { redirect_uris: redirectUris, sector_identifier_uri: sector }
    await signIn(trial, { registration: { metadata } })
  },
}
