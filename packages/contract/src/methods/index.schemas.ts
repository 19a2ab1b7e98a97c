import { emailMagicLinksSchemas } from './email-magic-links.schemas.ts'
import { otherDeviceSchemas } from './other-device.schemas.ts'
import { otpSchemas } from './otp.schemas.ts'
import { passkeysSchemas } from './passkeys.schemas.ts'
import { passwordsSchemas } from './passwords.schemas.ts'

/** Every sign-in method's schemas, under the method's id. One line per method. */
export const methodSchemas = {
  'email-magic-links': { ...emailMagicLinksSchemas, ...otherDeviceSchemas },
  otp: otpSchemas,
  passwords: passwordsSchemas,
  passkeys: passkeysSchemas,
} as const
