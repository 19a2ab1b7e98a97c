/** Texts about the deletion of an account: the mails for a user who asked for it, and the undo of their request. */
export const deletion = {
  /** The label of the time at which the account is deleted. */
  label: 'Deletion',
  asked: {
    subject: 'Your {project} account will be deleted',
    heading: 'Your account will be deleted',
    lead: 'All browsers and apps were signed out.',
  },
  erases: 'The deletion erases your addresses, passkeys and history. Nobody can bring them back.',
  keep: 'Until then you can sign in and keep the account.',
  /** With a link to the page for signing in. */
  keepAt: 'Until then you can sign in and keep the account: {link}',
  /** Describes the effect of the button. */
  does: 'It keeps the account and signs out all browsers that signed in since.',
  near: {
    subject: 'Your {project} account will soon be deleted',
    heading: 'Your account will soon be deleted',
    action: 'Sign in and keep the account',
  },
  done: {
    subject: 'Your {project} account was deleted',
    heading: 'Your account was deleted',
    lead: 'Your addresses, passkeys and history were erased. Nobody can bring them back.',
    sentFor: 'Sent to {email} because it was the address of a {project} account.',
  },
  undo: {
    does: 'The button keeps the account and signs out all browsers that signed in since its deletion was asked for.',
    done: 'Your account is kept',
  },
}
