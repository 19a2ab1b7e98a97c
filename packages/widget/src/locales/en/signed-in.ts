/** Texts of the card that shows the signed-in user. */
export const signedInText = {
  'signedIn.title': 'You are signed in',
  'signedIn.content': 'as <bold>{email}</bold>',
  'signedIn.continue': 'Continue',
  'signedIn.signOut': 'Sign out',
} as const
