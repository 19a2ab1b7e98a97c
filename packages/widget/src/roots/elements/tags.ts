/** A widget's tag, and the function that mounts it (specification section 1). */
export interface WidgetNames {
  readonly tag: string
  readonly mountCall: string
}

/** The login widget. */
export const login: WidgetNames = { tag: 'stytch-ui', mountCall: 'mountLogin' }

/** The identity provider. */
export const identityProvider: WidgetNames = {
  tag: 'stytch-identity-provider',
  mountCall: 'mountIdentityProvider',
}

/** The password reset. */
export const resetPassword: WidgetNames = {
  tag: 'stytch-reset-password',
  mountCall: 'mountResetPassword',
}

/** The passkey registration. */
export const passkeyRegistration: WidgetNames = {
  tag: 'stytch-passkey-registration',
  mountCall: 'mountPasskeyRegistration',
}
