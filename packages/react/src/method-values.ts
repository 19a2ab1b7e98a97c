/** The values that the widget exports of every method. A client boundary of React needs their names. Written from the folders by `npm run reference`; do not edit. */
export { OneTapPositions, OTPMethods, Wallets } from '@portico/widget/values'
