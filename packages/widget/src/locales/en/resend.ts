/** Texts of sending a message again, shared by all screens that do so. */
export const resendText = {
  'passcode.didntGetIt': "Didn't get it?",
  'passcode.resendCode': 'Resend code',
  'passcode.codeSent': 'Code sent',
  'toast.emailResent': 'Email resent',
} as const
