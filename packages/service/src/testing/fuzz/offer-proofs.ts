import { createAuthenticator } from '@portico/testkit/authenticator'
import { Secret, TOTP } from 'otpauth'
import type { Offer, Send } from './send.ts'

interface ProofsContext {
  readonly host: Send
  readonly page: Send
  readonly userId: string
  readonly offer: Offer
  /** The time of the service, in milliseconds. */
  readonly now: number
  /** Whether the user also gets an authenticator app, which every later proof then needs. */
  readonly withApp: boolean
}

/** Adds an authenticator app and a passkey, and offers the next proof of each. */
export async function offerProofs({
  host,
  page,
  userId,
  offer,
  now,
  withApp,
}: ProofsContext): Promise<void> {
  if (withApp) {
    const { secret, recovery_codes: codes } = await page('/totps', {})
    const app = secret === undefined ? undefined : new TOTP({ secret: Secret.fromBase32(secret) })
    const totp_code = app?.generate({ timestamp: now })
    if (totp_code) offer('/totps/authenticate', { totp_code })
    if (codes) offer('/totps/recover', { recovery_code: codes[0] })
  }
  const device = createAuthenticator({ origin: 'https://app.example.com' })
  const domain = 'app.example.com'
  const options = { domain, return_passkey_credential_options: true }
  const register = async () => {
    const started = await page('/webauthn/register/start', options)
    return device.create(started.public_key_credential_creation_options)
  }
  await page('/webauthn/register', { public_key_credential: await register() })
  const asked = await page('/webauthn/authenticate/start/primary', options)
  const answer = device.get(asked.public_key_credential_request_options)
  offer('/webauthn/authenticate', { public_key_credential: answer })
  const another = createAuthenticator({ origin: 'https://app.example.com' })
  const started = await host('/webauthn/register/start', { user_id: userId, ...options })
  const credential = another.create(started.public_key_credential_creation_options)
  offer('/webauthn/register', { public_key_credential: credential })
}
