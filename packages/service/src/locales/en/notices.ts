/** Texts of the mails that belong to no method. */
export const notices = {
  signedIn: {
    subject: 'New sign-in to your {project} account',
    heading: 'New sign-in to your account',
    lead: 'Someone signed in as {email} with a browser we had not seen before.',
    /** Describes the effect of the button. */
    does: 'It signs out that browser and helps you to secure the account.',
  },
  noAccount: {
    subject: 'No {project} account uses this address',
    preheader: 'Someone tried to sign in with it. You can sign up, or try another address.',
    heading: 'There is no account for this address',
    lead: 'Someone tried to sign in as {email}, but no {project} account uses it. Perhaps you signed up with another address.',
    action: 'Sign up with this address',
    notYou: 'Not you? Then do nothing. Nothing was created.',
  },
}
