/** Texts of the page that logs a user out. The placeholders are `{project}` and `{apps}`. */
export const logout = {
  title: 'Log out?',
  question: 'Are you sure you want to log out of your {project} account?',
  yes: 'Log out',
  no: 'Stay logged in',
  stayed: 'You have not been logged out. You may close this page.',
  leftTitle: 'You are logged out',
  leftText: 'You are logged out of {project} in this browser.',
  /** Names the apps that were used in the session. It is not known yet whether they were notified. */
  appsText: '{apps} may still be open.',
}
