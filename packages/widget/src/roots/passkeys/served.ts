import { declareServed } from '../first-screen/served-root.ts'
import { servesMain } from '../first-screen/serves-main.ts'
import { Passkeys, PorticoPasskeys } from './portico-passkeys.ts'

/** The sign-in in front of the passkeys, as a server draws it for a signed-out user. */
export const served = declareServed({
  ElementClass: PorticoPasskeys,
  View: Passkeys,
  isForSignedOut: () => true,
  ...servesMain,
})
