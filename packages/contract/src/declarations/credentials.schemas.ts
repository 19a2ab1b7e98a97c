/** Every kind of credential. Written from the folders by `npm run reference`; do not edit. */
export { credential as biometrics } from './biometrics/credential.schemas.ts'
export { credential as crypto } from './crypto/credential.schemas.ts'
export { credential as oauth } from './oauth/credential.schemas.ts'
export { credential as otp } from './otp/credential.schemas.ts'
export { credential as passkeys } from './passkeys/credential.schemas.ts'
export { credential as passwords } from './passwords/credential.schemas.ts'
export { credential as totps } from './totps/credential.schemas.ts'
