/** Every method, as all below its rules know it. A new method is one line. */

export { totps } from '../totps/declaration/index.ts'
export { crypto } from './crypto/declaration/index.ts'
export { emailMagicLinks } from './email-magic-links/declaration/index.ts'
export { oauth } from './oauth/declaration/index.ts'
export { otp } from './otp/declaration/index.ts'
export { passkeys } from './passkeys/declaration/index.ts'
export { passwords } from './passwords/declaration/index.ts'
