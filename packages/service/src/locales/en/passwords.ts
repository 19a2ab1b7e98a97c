/** Texts of passwords: their mails, and the page behind the button of a notice. */
export const passwords = {
  proof: 'Password',
  mail: {
    reset: {
      sentFor: 'Sent to {email} because someone asked for a new password.',
      subject: 'Set a new {project} password',
      preheaderUntil: 'Works once, until {time}. Nothing changes until you use it.',
      preheaderFor: 'Works once, for {duration}. Nothing changes until you use it.',
      heading: 'Set a new password',
      /** These texts state what happens to the old password. A user without a password sees neither. */
      works: 'Your old password goes on working until you do.',
      breached:
        'Your password is on a list stolen from another site, so it no longer works here. {project} was not broken into.',
      action: 'Set a new password',
      notYou: 'Not you? Then do nothing: your password stays as it is.',
      /** Introduces the login link. */
      login: 'To sign in without a new password: {link}',
    },
    changed: {
      subject: 'Your {project} password was changed',
      heading: 'Your password was changed',
    },
    /** The notice about the user's first password. */
    set: {
      subject: 'A password was set for your {project} account',
      heading: 'A password was set',
    },
    othersSignedOut: 'All other browsers were signed out.',
    locks: 'It locks the new password and lets you set one yourself.',
  },
  undo: {
    does: 'The button locks the new password and signs out every browser. You then get a mail with a link to set a password yourself.',
    done: 'The new password is locked',
    mailSent: 'A mail with a link to set a new password was sent to {email}.',
    askForMail: 'Ask for a new password on the page where you sign in.',
  },
  /** A right password on a device that its user has never used: the mail with the code, and the page behind its button. */
  guessed: {
    mail: {
      subject: '{code} is your {project} code',
      plainSubject: 'Your {project} code',
      heading: 'Your sign-in code',
      lead: 'Someone entered your password on a device that we do not know. If it was you, enter this code there.',
      notYou:
        'Not you? Then someone knows your password. The button locks it and signs out every browser, and you get a mail with a link to set another.',
    },
    does: 'The button locks your password and signs out every browser. You then get a mail with a link to set another one.',
    done: 'Your password is locked',
  },
}
