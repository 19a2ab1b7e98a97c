/** A page with screens of its own: the headless client, all that needs no later method. */
import {
  StytchAPIError,
  StytchAPIUnreachableError,
  StytchError,
  StytchHeadlessClient,
  StytchSDKUsageError,
  UNRECOVERABLE_ERROR_TYPES,
} from '@stytch/vanilla-js/headless'

const stytch = new StytchHeadlessClient('public-token-live-1')
const authenticateUrl = 'https://fieldnotes.example/authenticate'

export async function signInByLink(email: string) {
  const sent = await stytch.magicLinks.email.loginOrCreate(email, {
    login_magic_link_url: authenticateUrl,
    login_expiration_minutes: 60,
    signup_magic_link_url: authenticateUrl,
    signup_expiration_minutes: 60,
    login_template_id: 'login',
    signup_template_id: 'signup',
    locale: 'pt-br',
  })
  await stytch.magicLinks.email.send(email, { login_magic_link_url: authenticateUrl })
  return [sent.request_id, sent.status_code]
}

export async function useLink() {
  const token = new URLSearchParams(location.search).get('token')
  if (!token) return null
  const reply = await stytch.magicLinks.authenticate(token, { session_duration_minutes: 60 })
  const { user_id, user, session, session_token, session_jwt, request_id } = reply
  return { user_id, user, session, session_token, session_jwt, request_id }
}

export async function signInByCode(email: string, readCode: () => Promise<string>) {
  const { method_id } = await stytch.otps.email.loginOrCreate(email, {
    expiration_minutes: 10,
    login_template_id: 'login',
    signup_template_id: 'signup',
    locale: 'en',
  })
  await stytch.otps.email.send(email, { expiration_minutes: 5 })
  return stytch.otps.authenticate(await readCode(), method_id, { session_duration_minutes: 60 })
}

export async function keepSession() {
  const session = stytch.session.getSync()
  const { session: cached, fromCache } = stytch.session.getInfo()
  const tokens = stytch.session.getTokens()
  const stop = stytch.session.onChange((now) => {
    if (!now) location.assign('/sign-in')
    else document.title = now.user_id
  })
  await stytch.session.authenticate()
  const extended = await stytch.session.authenticate({ session_duration_minutes: 60 })
  if (tokens) {
    stytch.session.updateSession({
      session_token: tokens.session_token,
      session_jwt: tokens.session_jwt,
    })
    stytch.session.updateSession({ session_token: tokens.session_token })
  }
  await stytch.session.attest({
    profile_id: 'profile-1',
    token: 'jwt',
    session_duration_minutes: 60,
    session_token: tokens?.session_token,
    session_jwt: tokens?.session_jwt,
  })
  await stytch.session.revoke()
  await stytch.session.revoke({ forceClear: true })
  stop()
  return {
    ends: session && new Date(session.expires_at),
    agent: session?.attributes.user_agent,
    claims: session?.custom_claims,
    roles: cached?.roles,
    factors: extended.session.authentication_factors.map(({ type, delivery_method }) => [
      type,
      delivery_method,
    ]),
    fromCache,
  }
}

export async function manageAccount() {
  const user = stytch.user.getSync()
  const { user: cached, fromCache } = stytch.user.getInfo()
  const stop = stytch.user.onChange((now) => {
    document.title = now?.name.first_name ?? ''
  })
  const loaded = await stytch.user.get()
  const { emails } = await stytch.user.update({
    name: { first_name: 'Ada', middle_name: '', last_name: 'Lovelace' },
    untrusted_metadata: { theme: 'dark', pages: 3 },
  })
  for (const { email_id, verified } of emails) {
    if (!verified) await stytch.user.deleteEmail(email_id)
  }
  for (const { phone_id } of loaded?.phone_numbers ?? []) {
    const { user_id } = await stytch.user.deletePhoneNumber(phone_id)
    document.title = user_id
  }
  for (const { totp_id } of loaded?.totps ?? []) await stytch.user.deleteTOTP(totp_id)
  await stytch.user.deleteCryptoWallet('crypto-wallet-1')
  await stytch.user.deleteOAuthRegistration('oauth-user-1')
  await stytch.user.deleteWebauthnRegistration('webauthn-registration-1')
  await stytch.user.deleteBiometricRegistration('biometric-registration-1')
  const { connected_apps } = await stytch.user.getConnectedApps()
  for (const { connected_app_id } of connected_apps) {
    await stytch.user.revokedConnectedApp(connected_app_id)
  }
  stop()
  return {
    email: user?.emails[0]?.email,
    isActive: cached?.status === 'active',
    createdAt: cached?.created_at,
    hasPassword: Boolean(cached?.password),
    passkeys: cached?.webauthn_registrations.length,
    wallets: cached?.crypto_wallets.map(({ crypto_wallet_address }) => crypto_wallet_address),
    picture: cached?.providers[0]?.profile_picture_url,
    metadata: cached?.trusted_metadata,
    roles: cached?.roles,
    fromCache,
  }
}

export async function addAuthenticatorApp(readCode: () => Promise<string>) {
  const { totp_id, secret, qr_code, recovery_codes } = await stytch.totps.create({
    expiration_minutes: 30,
  })
  const confirmed = await stytch.totps.authenticate({
    totp_code: await readCode(),
    session_duration_minutes: 60,
  })
  const known = await stytch.totps.recoveryCodes()
  const [code = ''] = recovery_codes
  await stytch.totps.recover({ recovery_code: code, session_duration_minutes: 60 })
  return { totp_id, secret, qr_code, session: confirmed.session, person: known.user_id }
}

export async function impersonate(impersonation_token: string) {
  const { session } = await stytch.impersonation.authenticate({ impersonation_token })
  return session.session_id
}

interface Actions extends Record<string, string> {
  documents: 'read' | 'write'
  images: 'read'
}

export async function askPermissions() {
  const permissions = await stytch.rbac.allPermissions<Actions>()
  return {
    now: stytch.rbac.isAuthorizedSync('documents', 'write'),
    soon: await stytch.rbac.isAuthorized('documents', 'write'),
    mayWrite: permissions.documents.write,
  }
}

export const stop = stytch.onStateChange(({ user, session }) => {
  document.title = `${user?.user_id} ${session?.session_id}`
})

export function explain(error: unknown): string {
  if (error instanceof StytchAPIError) {
    if (UNRECOVERABLE_ERROR_TYPES.includes(error.error_type)) return 'signed out'
    return `${error.status_code} ${error.error_message} ${error.error_url} ${error.request_id}`
  }
  if (error instanceof StytchAPIUnreachableError) return 'offline'
  if (error instanceof StytchSDKUsageError) return error.message
  return error instanceof StytchError ? `${error.name}: ${error.message}` : 'unknown'
}
