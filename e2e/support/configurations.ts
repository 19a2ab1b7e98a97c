import type { MountOptions } from './host-options.ts'

/** Sign-in by e-mail link. */
export const byLink: MountOptions = { config: { products: ['emailMagicLinks'] } }

/** Sign-in by password, and by nothing else. */
export const byPassword: MountOptions = { config: { products: ['passwords'] } }

/** Sign-in by password; who has none gets a link. */
export const byPasswordOrLink: MountOptions = {
  config: { products: ['passwords', 'emailMagicLinks'] },
}

/** Sign-in by password; who has none gets a passcode. */
export const byPasswordOrCode: MountOptions = {
  config: { products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } },
}

/** Sign-in by e-mail passcode. */
export const byCode: MountOptions = {
  config: { products: ['otp'], otpOptions: { methods: ['email'] } },
}

/** Sign-in by a passcode that comes as a text message. */
export const byText: MountOptions = {
  config: { products: ['otp'], otpOptions: { methods: ['sms'] } },
}

/** Sign-in by passcode, however the person likes it. */
export const byAnyCode: MountOptions = {
  config: { products: ['otp'], otpOptions: { methods: ['sms', 'whatsapp', 'email'] } },
}

/** Sign-in by passkey, else by e-mail link. */
export const byPasskey: MountOptions = { config: { products: ['emailMagicLinks', 'passkeys'] } }

/** Sign-in by passkey, else by passcode. */
export const byPasskeyOrCode: MountOptions = {
  config: { products: ['otp', 'passkeys'], otpOptions: { methods: ['email'] } },
}

/** Sign-in by passkey, else by password. */
export const byPasskeyOrPassword: MountOptions = {
  config: { products: ['passwords', 'passkeys'] },
}

/** Sign-in by crypto wallet, and by nothing else. */
export const byWallet: MountOptions = { config: { products: ['crypto'] } }
