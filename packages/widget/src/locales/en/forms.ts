/** Texts of the passcode field, shared by all screens that ask for a passcode. */
export const codeText = {
  'passcode.title': 'Enter passcode',
  'passcode.sentConfirmation': 'A 6-digit passcode was sent to <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Your code expires in {timeRemaining}.',
  'passcode.expired': 'Your code has expired.',
  'passcode.newerSent': 'A newer code was sent. Enter that one.',
  'formField.otp.ariaLabel': 'One-time passcode',
} as const

/** Texts of buttons that several screens share. */
export const buttonText = { 'button.continue': 'Continue', 'button.retry': 'Try again' } as const
