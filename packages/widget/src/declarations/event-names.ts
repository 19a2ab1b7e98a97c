/** The names of the events that belong to no method, and of those of every method. Written from the folders by `npm run reference`; do not edit. */
// one text, because that takes fewer bytes of the first load
export const eventNames =
  'OAuthAuthorizeFlowStart OAuthAuthorizeFlowComplete OAuthAuthorizeFlowConsentDenied AuthenticateFlowComplete CryptoWalletAuthenticateStart CryptoWalletAuthenticate PasskeyRegister PasskeyAuthenticate PasskeySkip PasskeyDone PasswordCreate PasswordAuthenticate PasswordResetByEmailStart PasswordResetByEmail' as const
