/** Texts of passkeys. */
export const passkeys = {
  proof: 'Passkey',
  added: {
    subject: 'A passkey was added to your {project} account',
    heading: 'A passkey was added',
    lead: 'It can now be used to sign in as {email}.',
    label: 'Passkey',
    removes: 'It removes this passkey and signs out the browser that added it.',
    removesAlone: 'It removes this passkey.',
    does: 'The button removes the passkey that the mail tells of, and signs out the browsers that added or used it.',
    done: 'The passkey is removed',
  },
}
