/** Texts of a recovery that a host starts: the notice with a way to stop it, the mail with the link, and its page. */
export const recoveries = {
  /** The labels of the new address, and of the time from which it counts. */
  address: 'New address',
  date: 'Takes effect',
  requested: {
    subject: 'Your {project} account is to get a new address',
    heading: 'Your account is to get a new address',
    lead: '{project} was told that you cannot sign in any more. If nobody objects, the new address becomes your primary one.',
    /** Describes the effect of the button. */
    does: 'It stops this, and the new address is not added.',
  },
  /** The same as a text message. */
  text: 'Your {project} account gets a new address on {date}. If this was not you, stop it: {link}',
  undo: {
    does: 'The button stops the recovery that the message tells of: the new address is not added.',
    done: 'The new address will not be added',
  },
  ready: {
    subject: 'You can get back into your {project} account',
    heading: 'You can get back into your account',
    lead: 'The waiting time is over, and nobody objected.',
    /** Describes the effect of the button. */
    does: 'The button makes {email} the primary address of your account and signs you in.',
    action: 'Sign in',
    until: 'The link works once, until {date}.',
    notYou: 'Not you? Then do nothing: without the link nothing changes.',
  },
  /** The page behind the link. */
  page: {
    question: 'Get back into your account?',
    dead: 'This link no longer works',
    deadText: 'It was used or stopped, or it has run out.',
  },
}
