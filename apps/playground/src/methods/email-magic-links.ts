import { showMethod } from '../config/shown-method.ts'

/** Links by e-mail. */
export const method = showMethod({
  product: 'emailMagicLinks',
  key: 'emailMagicLinksOptions',
  options: {
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
  defaults: { loginExpirationMinutes: 30, signupExpirationMinutes: 30 },
  start: { loginExpirationMinutes: 30, signupExpirationMinutes: 30 },
  redirects: ['loginRedirectURL', 'signupRedirectURL'],
  hasMailForm: () => true,
})
