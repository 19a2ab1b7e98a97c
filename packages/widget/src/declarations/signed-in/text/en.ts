/** The words of the card that shows who is signed in. */
export const signedInText = {
  'signedIn.title': 'You are signed in',
  'signedIn.content': 'as <bold>{email}</bold>',
  'signedIn.continue': 'Continue',
  'signedIn.signOut': 'Sign out',
} as const
