/** All methods, as the service registers them. A new method adds one line here. */

export { recoveries } from '../accounts/recoveries/index.ts'
export { recoveryCodes } from '../accounts/recovery-codes/index.ts'
export { secondSteps } from '../accounts/second-steps/index.ts'
export { totps } from '../accounts/totps/index.ts'
export { crypto } from './crypto/index.ts'
export { emailMagicLinks } from './email-magic-links/index.ts'
export { oauth } from './oauth/index.ts'
export { otp } from './otp/index.ts'
export { passkeys } from './passkeys/index.ts'
export { passwords } from './passwords/index.ts'
