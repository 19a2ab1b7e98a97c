import type { CallContext, EarlyContext } from '../calls/call-context.ts'
import { lazy } from '../calls/lazy.ts'
import { forEachProvider } from './oauth/oauth-providers.ts'

/** The calls that every channel of passcodes and links has. */
const sends = { loginOrCreate: 1, send: 1 } as const

/**
 * Lists the sign-in methods: the module with the code of each, and the names of its calls.
 *
 * @param early - loads the context for a method that asks the service before the user has acted
 */
export const createMethods = (
  loadContext: () => Promise<CallContext>,
  early: () => Promise<EarlyContext>,
) => ({
  magicLinks: lazy(loadContext, () => import('./email-magic-links/email-magic-links.ts'), {
    email: sends,
    awaitOtherDevice: 1,
    authenticateByCode: 1,
  }),
  oauth: lazy(loadContext, () => import('./oauth/oauth.ts'), {
    ...forEachProvider(() => ({ start: 1 }) as const),
    googleOneTap: { start: 1 },
    start: 1,
    attach: 1,
    restore: 1,
  }),
  otps: lazy(loadContext, () => import('./otp/otp.ts'), {
    sms: sends,
    whatsapp: sends,
    email: sends,
  }),
  passwords: lazy(loadContext, () => import('./passwords/passwords.ts'), {
    create: 1,
    resetByEmailStart: 1,
    resetByEmail: 1,
    resetByEmailCheck: 1,
    resetByEmailResend: 1,
    resetByExistingPassword: 1,
    resetBySession: 1,
    strengthCheck: 1,
  }),
  cryptoWallets: lazy(loadContext, () => import('./crypto/crypto.ts'), { authenticateStart: 1 }),
  webauthn: lazy(early, () => import('./passkeys/passkeys.ts'), {
    register: 1,
    update: 1,
    browserSupportsAutofill: 1,
  }),
})
