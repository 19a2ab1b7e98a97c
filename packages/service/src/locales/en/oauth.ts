/** Texts of social sign-in. */
export const oauth = {
  proof: 'Account at another provider',
  linked: {
    subject: 'An account was linked to your {project} account',
    heading: 'An account was linked',
    lead: 'It can now be used to sign in as {email}.',
    label: 'Account',
    removes: 'It removes this account and signs out the browser that linked it.',
    does: 'The button removes the account that the mail tells of, and signs out the browsers that linked or used it.',
    done: 'The linked account is removed',
  },
}
