/** Texts of the card that asks for an e-mail confirmation before a sign-in with a provider completes. */
export const askText = {
  'oauth.confirmAddress.title': 'Confirm your email address',
  'oauth.confirmAddress.once':
    'This is asked once. From then on, your account at the provider signs you in.',
  'oauth.confirmAddress.sending': 'Sending a passcode to your email address...',
  'oauth.success.content': 'You are signed in.',
} as const
