import { StytchPasskeyRegistration } from '@stytch/react'
import type {
  StytchUIClient,
  WebAuthnAuthenticateResponse,
  WebAuthnAuthenticateStartOptions,
  WebAuthnRegisterResponse,
  WebAuthnRegisterStartOptions,
  WebAuthnRegistration,
  WebAuthnUpdateOptions,
  WebAuthnUpdateResponse,
} from '@stytch/vanilla-js'

const config = { products: [] }

export const registration: WebAuthnRegisterStartOptions = {
  domain: 'fieldnotes.example',
  authenticator_type: 'platform',
  is_passkey: true,
  override_name: 'ada',
  override_display_name: 'Ada',
  use_base64_url_encoding: true,
  session_duration_minutes: 60,
}
const nextName: WebAuthnUpdateOptions = { webauthn_registration_id: 'w', name: 'Laptop' }

export async function register(stytch: StytchUIClient) {
  await stytch.webauthn.register({ domain: 'fieldnotes.example', session_duration_minutes: 60 })
  const made: WebAuthnRegisterResponse = await stytch.webauthn.register(registration)
  const renamed: WebAuthnUpdateResponse = await stytch.webauthn.update(nextName)
  stytch.mountPasskeyRegistration({ elementId: '#passkeys', config })
  const known: WebAuthnRegistration | undefined = stytch.user.getSync()?.webauthn_registrations[0]
  return [made.webauthn_registration_id, renamed.webauthn_registration.name, known?.domain]
}

export async function signIn({ webauthn }: StytchUIClient, signal: AbortSignal) {
  const common: WebAuthnAuthenticateStartOptions = {
    is_passkey: true,
    session_duration_minutes: 60,
  }
  const byButton = await webauthn.authenticate(common)
  if (byButton) return byButton.webauthn_registration_id
  if (!(await webauthn.browserSupportsAutofill())) return null
  const byField: WebAuthnAuthenticateResponse | null = await webauthn.authenticate({
    ...common,
    conditional_mediation: true,
    signal,
  })
  return byField?.user.user_id
}

export const Register = () => <StytchPasskeyRegistration config={config} />
