import { showMethod } from '../config/shown-method.ts'

/** Passwords. */
export const method = showMethod({
  product: 'passwords',
  key: 'passwordOptions',
  options: {
    loginRedirectURL: null,
    loginExpirationMinutes: null,
    resetPasswordRedirectURL: null,
    resetPasswordExpirationMinutes: null,
    resetPasswordTemplateId: null,
    locale: null,
  },
  defaults: { loginExpirationMinutes: 30, resetPasswordExpirationMinutes: 30 },
  start: { loginExpirationMinutes: 30, resetPasswordExpirationMinutes: 30 },
  redirects: ['loginRedirectURL', 'resetPasswordRedirectURL'],
})
