/** The components of roots, as a server component refers to them. Written from the folders by `npm run reference`; do not edit. */
export {
  PorticoAccount,
  PorticoConsent,
  PorticoPasskeys,
  PorticoResetPassword,
  PorticoSignIn,
} from '../index.ts'
