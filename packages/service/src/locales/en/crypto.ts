/** Texts of crypto wallets. */
export const crypto = {
  proof: 'Crypto wallet',
  added: {
    subject: 'A crypto wallet was added to your {project} account',
    heading: 'A crypto wallet was added',
    lead: 'It can now be used to sign in as {email}.',
    label: 'Wallet',
    removes: 'It removes this wallet and signs out the browser that added it.',
    does: 'The button removes the crypto wallet that the mail tells of, and signs out the browsers that added or used it.',
    done: 'The crypto wallet is removed',
  },
}
