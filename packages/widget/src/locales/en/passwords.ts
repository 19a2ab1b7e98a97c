/** Texts of sign-in with passwords. */
export const passwordsText = {
  'password.createAccount.content': 'Finish creating your account by setting a password',
  'password.login.title': 'Log In',
  'button.forgotPassword': 'Forgot Password?',
  'button.logInByEmail': 'Log in by email instead',
  'formField.password.label': 'Password',
  'button.showPassword': 'Show password',
  'password.forgot.title': 'Forgot password?',
  'password.forgot.content':
    'An email with a link to reset your password was sent to <bold>{email}</bold>.',
  'password.breached.title': 'Check your email to set a new password',
  'password.breached.content': 'An email was sent to <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Why, if the password was right?',
  'password.breached.why':
    'The same password is on a list stolen from another site, so strangers may try it here. Your {project} account was not broken into. After you set a new one, use a new one there too.',
  'password.resetRequired.title': 'Check your email to set a new password!',
  'password.resetRequired.content': 'An email was sent to <bold>{email}</bold>.',
  'password.setNew.title': 'Check your email!',
  'password.setNew.content': 'An email with a link to log in was sent to <bold>{email}</bold>.',
  'button.resendEmail': 'Resend email',
  'button.emailResent': 'Email sent',
  'password.reset.title': 'Reset your password',
  'password.reset.loggingInProgress': 'Logging in...',
  'password.reset.noToken': 'Open this page using the link in the email we sent you.',
  'password.reset.deadTitle': 'This link no longer works',
  'password.reset.deadContent':
    'It was already used, or it has run out. Opening it changed nothing.',
  'password.reset.sendNewLink': 'Send a new link',
  'password.reset.newLinkGoesTo': 'We send it to <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Back to log in',
  'login.success.content': 'You have successfully logged in.',
  'password.strength': 'Password strength: {score} out of 4.',
  'password.strength.accepted': 'Strong password',
  'password.hint.start':
    'Use {characterLength} or more characters. Three or four uncommon words are easy to keep and hard to guess.',
  'password.strengthError.breached':
    'This password may have been used on a different site that experienced a security issue. Please choose another password.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Must be at least # character long} other {Must be at least # characters long}}',
  'password.strengthError.complexity':
    'Must contain {complexity} of the following: uppercase letter, lowercase letter, number, symbol',
  'password.requirement.fulfilled': 'Met',
  'password.requirement.notFulfilled': 'Not met',
} as const
