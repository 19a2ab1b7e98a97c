/** The words of what can be sent again, whatever it is. */
export const resendText = {
  'passcode.didntGetIt': "Didn't get it?",
  'passcode.resendCode': 'Resend code',
  'passcode.codeSent': 'Code sent',
  'toast.emailResent': 'Email resent',
} as const
