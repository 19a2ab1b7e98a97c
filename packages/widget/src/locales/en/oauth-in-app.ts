/** Texts for the browsers inside of other apps. */
export const inAppText = {
  'oauth.inAppBrowser':
    'Google does not sign in inside this app. Open this page in your phone’s browser, or use another way to sign in.',
} as const
