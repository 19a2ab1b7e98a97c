/** The words of sign-in by link. */
export const emailMagicLinksText = {
  'emailConfirmation.title': 'Check your email',
  'emailConfirmation.content': 'An email was sent to <bold>{email}</bold>.',
  'passcode.didntGetIt': "Didn't get it?",
  'button.retry': 'Try again',
  'passcode.newerSent': 'A newer code was sent. Enter that one.',
  'emailConfirmation.code.label': 'Enter the code from the email',
  'passcode.expirationCountdown': 'Your code expires in {timeRemaining}.',
  'passcode.expired': 'Your code has expired.',
  'emailConfirmation.waiting': 'This page goes on when you open the link.',
  'emailConfirmation.otherDevice':
    'If you open the link on another device, choose this number there.',
  'emailConfirmation.refused': 'The sign-in was refused from the email.',
  'emailConfirmation.used': 'The link was used to sign in elsewhere.',
  'emailConfirmation.failed': 'This page could not sign you in. Ask for a new link.',
  'emailConfirmation.success.content': 'You have successfully authenticated.',
  'link.openInGmail': 'Open in Gmail',
  'link.openInYahoo': 'Open in Yahoo',
  'link.openInOutlook': 'Open in Outlook',
} as const
