/** Texts about a user who gets in without their second step: the code, the notices, and the page that stops it. */
export const wayBack = {
  code: {
    subject: '{code} is your {project} code',
    /** The subject for a project that keeps the code out of it. */
    plainSubject: 'Your {project} code',
    heading: 'Get in without your second step',
    lead: 'Someone who has no second step any more wants to get into your account. If it was you, enter this code there.',
    notYou:
      'Not you? Then someone can take your first step. Without the code nothing changes, but set a new password.',
  },
  requested: {
    subject: 'The second step of your {project} account is to be removed',
    heading: 'Your second step is to be removed',
    lead: 'Someone signed in, read a code in your mail and said that the second step is lost. If nobody objects, it is removed.',
    /** Describes the effect of the button. */
    does: 'It stops this, and your second step stays.',
  },
  /** The same as a text message. */
  text: 'The second step of your {project} account is removed on {date}. If this was not you, stop it: {link}',
  undo: {
    does: 'The button stops what the message tells of: your second step stays.',
    done: 'Your second step stays',
  },
  removed: {
    subject: 'The second step of your {project} account was removed',
    heading: 'Your second step was removed',
    lead: 'The waiting time is over, and nobody objected. You sign in without it now. Set up a new one soon.',
    /** Describes the effect of the button. */
    does: 'It takes back all that was changed since, and signs out all browsers that signed in since.',
  },
}
