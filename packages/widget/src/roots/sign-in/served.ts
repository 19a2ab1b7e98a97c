import { declareServed } from '../first-screen/served-root.ts'
import { servesMain } from '../first-screen/serves-main.ts'
import { PorticoSignIn, SignIn } from './portico-sign-in.ts'

/** The first screen of the sign-in, as a server draws it. */
export const served = declareServed({
  ElementClass: PorticoSignIn,
  View: SignIn,
  isForSignedOut: ({ signedIn }) => Boolean(signedIn),
  ...servesMain,
})
