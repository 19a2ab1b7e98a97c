import { StytchPasskeyRegistration } from '@stytch/react'
import type { StytchUIClient } from '@stytch/vanilla-js'

const config = { products: [] }

export async function register(stytch: StytchUIClient) {
  await stytch.webauthn.register({ domain: 'fieldnotes.example', session_duration_minutes: 60 })
  stytch.mountPasskeyRegistration({ elementId: '#passkeys', config })
}

export const Register = () => <StytchPasskeyRegistration config={config} />
