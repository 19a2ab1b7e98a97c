/** Texts of the page on which a user chooses an account. The placeholders are `{app}` and `{account}`. */
export const chooseAccount = {
  title: 'Choose an account',
  text: 'to go on to {app}',
  /** For an app without a name. */
  textWithoutApp: 'to go on',
  /** Names an account without a name, an address or a number. */
  ownAccount: 'Your account',
  signedIn: 'Signed in',
  signedOut: 'Signed out',
  useAnother: 'Use another account',
  /** Labels the button that shows the buttons of `remove`. */
  edit: 'Remove an account from this list',
  /** Labels the button that hides them again. */
  done: 'Done',
  remove: 'Remove {account} from this list',
}
