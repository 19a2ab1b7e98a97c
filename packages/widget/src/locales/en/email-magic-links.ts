/** Texts of sign-in with magic links. */
export const emailMagicLinksText = {
  'emailConfirmation.content': 'An email was sent to <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Enter the code from the email',
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
