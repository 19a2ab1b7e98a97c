import { StytchPasswordReset } from '@stytch/react'
import { Products, type StytchLoginConfig, type StytchUIClient } from '@stytch/vanilla-js'

export const config: StytchLoginConfig = {
  products: [Products.passwords],
  passwordOptions: { loginRedirectURL: 'https://fieldnotes.example' },
}

export async function signIn(stytch: StytchUIClient, email: string, password: string) {
  await stytch.passwords.authenticate({ email, password, session_duration_minutes: 60 })
  stytch.mountResetPassword({ elementId: '#reset', config, passwordResetToken: 'token' })
}

export const Reset = () => <StytchPasswordReset config={config} passwordResetToken="token" />
