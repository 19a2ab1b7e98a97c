import type { Method } from '../flow/method.ts'
import { emailMagicLinks } from './email-magic-links/email-magic-links.ts'
import { otp } from './otp/otp.ts'
import { passkeys } from './passkeys/passkeys.ts'
import { passwords } from './passwords/passwords.ts'

/** Every sign-in method of the widget. One line per method. */
export const methods: readonly Method[] = [emailMagicLinks, otp, passwords, passkeys]

/** The products that have a method. */
export const methodIds = methods.map(({ id }) => id)
