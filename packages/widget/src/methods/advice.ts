/**
 * The advice of the methods about their options, under the names of the methods. It is loaded only if a page is set up
 * wrongly. A method with options that can be wrong adds one line.
 */

export { oauthAdvice as oauth } from './oauth/oauth-advice.ts'
export { otpAdvice as otp } from './otp/otp-advice.ts'
export { passkeysAdvice as passkeys } from './passkeys/passkeys-advice.ts'
