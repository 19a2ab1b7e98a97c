/** Texts of authenticator apps and recovery codes. */
export const totps = {
  proofs: {
    totp: 'Authenticator app',
    recoveryCode: 'Recovery code',
  },
  added: {
    subject: 'An authenticator app was added to your {project} account',
    heading: 'An authenticator app was added',
    lead: 'Changes to the account of {email} now need a code from it.',
    removes: 'It removes this app and signs out the browser that added it.',
    does: 'The button removes the authenticator app that the mail tells of with its recovery codes, and signs out the browsers that added or used it.',
    done: 'The authenticator app is removed',
  },
}
