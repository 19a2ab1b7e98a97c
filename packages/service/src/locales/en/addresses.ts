/** Texts about the addresses of an account: the code for a new one, the notices of a change, and their undo. */
export const addresses = {
  proof: {
    subject: '{code} is the code for your new {project} address',
    /** The subject for a project that keeps the code out of it. */
    plainSubject: 'The code for your new {project} address',
    heading: 'Confirm your new address',
    lead: 'Enter this code on the page where you added the address.',
    /** For an address of another account: the code does not add it. */
    taken:
      'This address already belongs to a {project} account, so it cannot be added to another one. Sign in with it, or remove it there.',
    notYou: 'Not you? Then do nothing: without the code the address is not added.',
    sentFor: 'Sent to {email} because someone wants to use it for their {project} account.',
  },
  label: 'Email address',
  added: {
    subject: 'An email address was added to your {project} account',
    heading: 'An email address was added',
    lead: 'It can be used to sign in.',
  },
  primary: {
    subject: 'Your {project} account has another primary address',
    heading: 'Your primary address was changed',
    lead: 'Notices about your account go to it.',
  },
  removed: {
    subject: 'An email address was removed from your {project} account',
    heading: 'An email address was removed',
    lead: 'For 7 days, signing in with it brings it back.',
  },
  /** Describes the effect of the button. */
  takesBack:
    'It takes back this change and all that came after it, and signs out all browsers that signed in since.',
  undo: {
    does: 'The button takes back the change that the mail tells of and all that came after it, and signs out all browsers that signed in since.',
    done: 'Your addresses are as they were before',
  },
}
