/**
 * Texts of the card that asks for an e-mail confirmation or a further factor before a sign-in with a provider
 * completes.
 */
export const askText = {
  'oauth.secondStep.content': 'Open your authenticator app and enter the code for {project}.',
  'oauth.secondStep.contentWithoutName': 'Open your authenticator app and enter the code.',
  'oauth.secondStep.recovery.title': 'Enter a recovery code',
  'oauth.secondStep.recovery.content': 'One of the ten that you saved. It works once.',
  'oauth.confirmAddress.title': 'Confirm your email address',
  'oauth.confirmAddress.once':
    'This is asked once. From then on, your account at the provider signs you in.',
  'oauth.confirmAddress.sending': 'Sending a passcode to your email address...',
  'oauth.ask.expired': 'This sign-in took too long. Go back and start it again.',
  'oauth.success.content': 'You are signed in.',
} as const
