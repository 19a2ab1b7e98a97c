/** The four widgets: the tag of each and the call that mounts it (specification section 1). */
export const widgets = {
  login: { tag: 'stytch-ui', mountCall: 'mountLogin' },
  passwordReset: { tag: 'stytch-reset-password', mountCall: 'mountResetPassword' },
  passkeyRegistration: {
    tag: 'stytch-passkey-registration',
    mountCall: 'mountPasskeyRegistration',
  },
  identityProvider: { tag: 'stytch-identity-provider', mountCall: 'mountIdentityProvider' },
} as const

/** A widget's tag and mount call. */
export type WidgetName = keyof typeof widgets
