/** Texts that belong to no method, under the ids by which hosts override them with `strings` (protocol facts, 1.8). */
export const sharedText = {
  'login.title': 'Sign up or log in',
  'methodDivider.text': 'or',
  'formField.email.label': 'Email',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Continue with email',
  'button.back.ariaLabel': 'Back',
  'loading.label': 'Loading',
  'errors.invalidEmail': 'Invalid email address.',
  'errors.unreachable': 'The service could not be reached. Check your connection and try again.',
  'errors.unexpected': 'Something failed on this page. Go back and try again.',
  // The magic-link and password forms show this error before any call; `errors.ts` has the other errors of section 8
  // of the specification.
  'error.invalidEmail': 'Email format is invalid.',
  'error.title': 'Looks like there was an error!',
} as const
