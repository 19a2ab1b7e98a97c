/** The same values for the entry of server components, which shares no file with the client code. Written from the folders by `npm run reference`; do not edit. */
export { OneTapPositions, OTPMethods, Wallets } from '@portico/widget/values'
