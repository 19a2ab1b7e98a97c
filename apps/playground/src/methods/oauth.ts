import { showMethod } from '../config/shown-method.ts'

/** Social sign-in. The widget checks the entries of the list itself. */
export const method = showMethod({
  product: 'oauth',
  key: 'oauthOptions',
  options: { loginRedirectURL: null, signupRedirectURL: null, providers: null },
  start: { providers: [{ type: 'example', label: 'Example provider' }] },
  redirects: ['loginRedirectURL', 'signupRedirectURL'],
})
