/** Texts around the widget on the page with the account. */
export const accountPage = {
  title: 'Account',
  signOut: 'Sign out',
}
