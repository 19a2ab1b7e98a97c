/** Texts of the question for a further factor. */
export const furtherFactorText = {
  'furtherFactor.title': "Confirm it's you",
  'furtherFactor.content': 'Enter the code from your authenticator app.',
  'furtherFactor.label': 'Code from your authenticator app',
  'furtherFactor.useRecoveryCode': 'Use a recovery code',
  'furtherFactor.recovery.content': 'Enter a recovery code that you saved with the app.',
  'furtherFactor.recovery.label': 'Recovery code',
  'furtherFactor.useApp': 'Use the authenticator app',
} as const
