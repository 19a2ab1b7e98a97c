/** The card of a user whose account is about to be deleted, at every sign-in until then. */
export const accountReturnText = {
  'account.return.title': 'Your account will be deleted on {date}',
  'account.return.content': 'You asked for it on {date}. Until then nothing is lost.',
  'account.return.keep': 'Keep my account',
  'account.return.goOn': 'Go on with the deletion',
} as const
