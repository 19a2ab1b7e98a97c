import { IdentityProvider, parseOAuthAuthorizeParams } from '@stytch/react'
import type { StytchUIClient } from '@stytch/vanilla-js'

export async function exchange(stytch: StytchUIClient, access_token: string) {
  await stytch.session.exchangeAccessToken({ access_token, session_duration_minutes: 60 })
  stytch.mountIdentityProvider({ elementId: '#consent' })
}

export const toScope = (search: string) =>
  parseOAuthAuthorizeParams(new URLSearchParams(search)).result.scope

export const Consent = () => (
  <IdentityProvider getIDPConsentManifest={({ clientName }) => [`See ${clientName}`]} />
)
