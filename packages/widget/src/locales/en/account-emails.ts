/** The texts of the addresses in the account. */
export const accountEmailsText = {
  'account.emails.content':
    'You can sign in with each verified address. Notices go to the primary one.',
  'account.emails.primaryStays': 'Choose another primary address first.',
  'account.emails.add': 'Add an email address',
  'account.emails.addContent': 'We send a code to it. Nothing changes until you enter it.',
  'account.emails.belongsToAnother':
    'This address belongs to another account. Sign in with it, or remove it there.',
  'account.emails.makePrimary': 'Make primary',
  'account.emails.madePrimary': '{email} is now your primary address. We told both.',
  'account.emails.sendNewCode': 'Send a new code',
  'account.act.addEmail': 'To add an email address.',
  'account.act.makePrimary': 'To make {value} primary.',
} as const
