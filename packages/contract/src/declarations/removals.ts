/** The deletions of credentials that pages may request. Written from the folders by `npm run reference`; do not edit. */
export { removal as biometrics } from './biometrics/removal.ts'
export { removal as crypto } from './crypto/removal.ts'
export { removal as oauth } from './oauth/removal.ts'
export { removal as otp } from './otp/removal.ts'
export { removal as passkeys } from './passkeys/removal.ts'
export { removal as totps } from './totps/removal.ts'
