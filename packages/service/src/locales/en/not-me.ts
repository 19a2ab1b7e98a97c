/** Texts of the page behind "This was not me". */
export const notMe = {
  question: 'This was not you?',
  /** Describes what the button does to a session. */
  does: 'The button signs out the browser that the mail tells of.',
  button: 'This was not me',
  otherwise: 'If it was you, close this page: nothing has changed.',
  done: 'That browser is signed out',
  tooLate: 'This has changed since',
  tooLateText: 'What the mail tells of does not count any more. Nothing was changed now.',
  /** Explains how to secure the account by hand. */
  next: 'To secure the account:',
  steps: [
    'Make sure that nobody else reads your mail: whoever does can sign in as you. Change the password of your mailbox if in doubt.',
    'Set a new password here, one that you use nowhere else.',
    'Sign in, and delete what you do not know: passkeys, phone numbers, linked accounts, an authenticator app.',
  ],
  help: 'Get help',
  signInAgain: 'Sign in again',
  goOn: 'Go to {project}',
  dead: 'This link no longer works',
  deadText: 'It has run out, or was not copied as a whole. Each such link works for 7 days.',
}
