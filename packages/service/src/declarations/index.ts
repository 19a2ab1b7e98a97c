/** The declarations of all methods. A new method adds one line here. */

export { crypto } from './crypto/index.ts'
export { emailMagicLinks } from './email-magic-links/index.ts'
export { oauth } from './oauth/index.ts'
export { operators } from './operators/index.ts'
export { otp } from './otp/index.ts'
export { passkeys } from './passkeys/index.ts'
export { passwords } from './passwords/index.ts'
export { recoveries } from './recoveries/index.ts'
export { recoveryCodes } from './recovery-codes/index.ts'
export { secondSteps } from './second-steps/index.ts'
export { totps } from './totps/index.ts'
