/** The kind of each factor's type, as the service declares it. Written by `npm run reference`; do not edit. */
export const proofKinds = {
  crypto: 'crypto_wallet',
  magic_link: 'email',
  password: 'password',
  recovery_codes: 'authenticator_app',
  totp: 'authenticator_app',
  webauthn: 'passkey',
} as const
