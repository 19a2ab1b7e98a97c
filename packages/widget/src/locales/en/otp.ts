/** Texts of sign-in with passcodes. */
export const otpText = {
  'passcode.notSentAgain': 'No new code was sent, {time}',
  'formField.passcode.status.verifying': 'Verifying passcode...',
  'otp.success.content': 'Your passcode has been successfully verified.',
} as const
