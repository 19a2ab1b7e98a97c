/** Texts of the service’s own pages. The placeholders are `{project}` and `{duration}`. */
export const pages = {
  poweredBy: 'Powered by Portico',
  goToProject: 'Go to {project}',
  tryAgain: 'Try again',
  logInAgain: 'Log in again',
  /** For the link of a mail that no longer works. */
  linkTitle: 'This link no longer works',
  linkText: 'It was already used, or it has run out.',
  linkLife: 'Each link works once, for {duration}.',
  askForLink: 'Ask for a new link',
  /** For a client app's answer that was already fetched. */
  usedTitle: 'This link has already been used',
  usedText: 'Go back to the app that you wanted to sign in to, and start again there.',
  /** For a client app's request that is refused. */
  refusedTitle: 'Sign-in request rejected',
  refusedText:
    'An app asked {project} for something it may not have. Nothing was shared, and you did nothing wrong.',
  refusedDetails: 'Details for the people behind the app',
  /** For any other error. */
  failedTitle: 'Something went wrong',
  failedText: 'Go back to the app that sent you here, and try again there.',
  /** For a decision from another page or another session. */
  deviceText: 'Open the page again, and enter the code that your device shows.',
  needsScript: 'This page needs JavaScript.',
  details: 'Details',
  error: 'Error',
  app: 'App',
  time: 'Time',
  number: 'Number to quote',
  /** For the page to which "Powered by Portico" links. */
  aboutText:
    'This site signs people in with Portico: a sign-in widget, and an authentication service that the site runs itself. Questions about your account go to the site.',
}
