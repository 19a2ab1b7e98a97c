/** Texts of the page to which a link or a provider returns. */
export const returnPage = {
  signingIn: 'Signing you in...',
  /** Shown when the page that requested the link continues instead. */
  doneTitle: 'You are signed in',
  doneText: 'Go on in the tab where you asked for the link. You can close this page.',
  goOnHere: 'Continue here',
}
