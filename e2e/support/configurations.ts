import type { MountOptions } from './host-options.ts'

/** Sign-in by e-mail link. */
export const byLink: MountOptions = { config: { products: ['emailMagicLinks'] } }

/** Sign-in by e-mail passcode. */
export const byCode: MountOptions = {
  config: { products: ['otp'], otpOptions: { methods: ['email'] } },
}
