/** The texts of the addresses in the account. */
export const accountEmailsText = {
  'account.emails.content':
    'You can sign in with each verified address. Notices go to the primary one.',
  'account.emails.primaryStays': 'Choose another primary address first.',
} as const
