/** The words of passcode sign-in. */
export const otpText = {
  'passcode.title': 'Enter passcode',
  'passcode.sentConfirmation': 'A 6-digit passcode was sent to <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Your code expires in {timeRemaining}.',
  'passcode.expired': 'Your code has expired.',
  'passcode.didntGetIt': "Didn't get it?",
  'passcode.resendCode': 'Resend code',
  'passcode.codeSent': 'Code sent',
  'passcode.newerSent': 'A newer code was sent. Enter that one.',
  'passcode.notSentAgain': 'No new code was sent, {time}',
  'formField.otp.ariaLabel': 'One-time passcode',
  'formField.passcode.status.verifying': 'Verifying passcode...',
  'toast.emailResent': 'Email resent',
  'otp.success.content': 'Your passcode has been successfully verified.',
} as const
