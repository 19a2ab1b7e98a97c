/**
 * The keys that the widget knows in each editor, so that a misspelt one is reported. A nested table is an
 * object, `null` is any value, `'any'` in place of a table takes every key.
 */
export interface KeyTable {
  readonly [key: string]: KeyTable | null
}

const button: KeyTable = {
  backgroundColor: null,
  textColor: null,
  borderColor: null,
  borderRadius: null,
}

const config: KeyTable = {
  products: null,
  emailMagicLinksOptions: {
    loginRedirectURL: null,
    loginExpirationMinutes: null,
    signupRedirectURL: null,
    signupExpirationMinutes: null,
    loginTemplateId: null,
    signupTemplateId: null,
    createUserAsPending: null,
    domainHint: null,
    locale: null,
  },
  otpOptions: {
    methods: null,
    expirationMinutes: null,
    loginTemplateId: null,
    signupTemplateId: null,
    locale: null,
  },
  passwordOptions: {
    loginRedirectURL: null,
    loginExpirationMinutes: null,
    resetPasswordRedirectURL: null,
    resetPasswordExpirationMinutes: null,
    resetPasswordTemplateId: null,
    locale: null,
  },
  // what stands in the list is checked by the widget
  oauthOptions: { loginRedirectURL: null, signupRedirectURL: null, providers: null },
  passkeyOptions: { domain: null, automaticUpgrade: null },
  sessionOptions: { sessionDurationMinutes: null },
  enableShadowDOM: null,
}

const styles: KeyTable = {
  container: { backgroundColor: null, borderColor: null, borderRadius: null, width: null },
  colors: {
    primary: null,
    secondary: null,
    accent: null,
    success: null,
    warning: null,
    error: null,
  },
  buttons: { primary: button, secondary: button, disabled: button },
  inputs: { ...button, placeholderColor: null },
  fontFamily: null,
  hideHeaderText: null,
  logo: { logoImageUrl: null },
}

/** What each editor may hold; texts are known to the widget alone. */
export const knownKeys = { config, styles, strings: null } as const
