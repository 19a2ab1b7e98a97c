/** Texts of sign-in with passkeys. */
export const passkeySignInText = {
  'button.loginWithPasskey': 'Login with a Passkey',
  'passkey.success.content': 'Your Passkey has been successfully authenticated.',
  'error.passkeyUnknown': 'Unknown error occurred during passkey authentication. Please try again.',
  'error.passkeyRegistrationNotFound':
    'Passkey registration not found. You may have deleted the passkey from your account but not password manager. Please try again.',
} as const
