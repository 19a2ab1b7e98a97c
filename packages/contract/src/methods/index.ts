import { emailMagicLinks } from './email-magic-links.ts'
import { otherDevice } from './other-device.ts'
import { otp } from './otp.ts'
import { passkeys } from './passkeys.ts'
import { passwords } from './passwords.ts'

/** Every sign-in method's operations, under the method's id. One line per method. */
export const methods = {
  'email-magic-links': { ...emailMagicLinks, ...otherDevice },
  otp,
  passwords,
  passkeys,
} as const
