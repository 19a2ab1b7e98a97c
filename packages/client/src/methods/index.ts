/** The registry of sign-in methods: one line per method. Their names stand in `calls/delegates.ts` too. */
import type { MethodContext } from '../method-context.ts'
import { createMagicLinks } from './email-magic-links.ts'
import { createOtps } from './otp.ts'
import { createPasskeysApi } from './passkeys.ts'
import { createPasswords } from './passwords.ts'

/** Makes the calls of every method. */
export const createMethods = (context: MethodContext) => ({
  magicLinks: createMagicLinks(context),
  otps: createOtps(context),
  passwords: createPasswords(context),
  webauthn: createPasskeysApi(context),
})
