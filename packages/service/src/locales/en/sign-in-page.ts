/** Texts around the widget on the pages to which client apps redirect users. */
export const signInPage = {
  /** The heading, which names the app or its host. Above it stands the project's name, below it `account`. */
  title: 'Sign in to {app}',
  account: 'with your {project} account',
  /** The heading in place of `title` for a user who connects a TV or a console. */
  deviceTitle: 'Sign in to connect your device',
  /** The host name to which the user returns. */
  goOn: 'You go on to {host}',
  /** For a session that ends before the user has decided what the app may do. */
  ended: 'Your session has ended. Sign in to continue.',
  endedForApp: 'Your session has ended. Sign in to continue to {app}.',
  /** The app's links. */
  privacyPolicy: 'Privacy policy',
  termsOfService: 'Terms of service',
  aboutApp: 'About the app',
}
