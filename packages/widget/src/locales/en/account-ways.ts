/** The ways to complete a sign-in beside the one that is asked first. */
export const accountWaysText = {
  'secondStep.any': 'Any of these lets you in.',
  'secondStep.none': 'I have none of these',
  'secondStep.byApp': 'Authenticator app',
  'secondStep.byPasskey': 'Passkey',
  'secondStep.bySms': 'Text message',
  'secondStep.usePasskey': 'Continue with a Passkey',
  'secondStep.notProved': 'This was not confirmed. Please try again.',
  'secondStep.passkey.content': 'Use the passkey that you saved for {project}.',
  'secondStep.recovery.title': 'Enter a recovery code',
  'secondStep.recovery.content': 'One of the ten that you saved. It works once.',
} as const
