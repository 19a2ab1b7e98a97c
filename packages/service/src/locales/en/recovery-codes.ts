/** Texts of recovery codes of an account: the mails about them, and the undo of what they report. */
export const recoveryCodes = {
  created: {
    subject: 'New recovery codes were made for your {project} account',
    heading: 'New recovery codes were made',
    lead: 'Earlier recovery codes no longer work.',
    /** Describes the effect of the button. */
    does: 'It makes the new codes void and signs out the browser that made them.',
    undo: {
      does: 'The button makes the recovery codes void that the mail tells of, and signs out the browsers that made or used them.',
      done: 'Those recovery codes no longer work',
    },
  },
  used: {
    subject: 'Someone signed in to your {project} account with a recovery code',
    heading: 'A recovery code was used to sign in',
    lead: 'That code no longer works.',
    /** The label of the number of codes that were not used yet. */
    remaining: 'Codes left',
    /** Describes the effect of the button. */
    does: 'It takes back all that was changed since this sign-in, signs out all browsers that signed in since, and makes all recovery codes void.',
    undo: {
      does: 'The button takes back all that was changed since the sign-in that the mail tells of, signs out all browsers that signed in since, and makes all recovery codes void.',
      done: 'The changes were taken back',
    },
  },
}
