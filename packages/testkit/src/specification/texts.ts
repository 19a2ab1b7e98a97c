/**
 * The texts that users read (specification, sections 2, 5, 8 and 9), by the ids under which hosts override them with
 * `strings`. Written out, not imported from the product: renaming an id would break hosts.
 */
export const specifiedTexts: Readonly<Record<string, string>> = {
  // Main
  'login.title': 'Sign up or log in',
  'tab.text': 'Text',
  'tab.whatsapp': 'WhatsApp',
  'tab.email': 'Email',
  'methodDivider.text': 'or',
  'button.emailLogin': 'Continue with email',
  'button.loginWithPasskey': 'Login with a Passkey',
  'errors.passkeysAlone':
    'Cannot use Passkeys by itself, please add another product to the config.',
  'errors.emailLinkAndPasscode': 'Error: Cannot use both EML and Email OTP',
  'errors.invalidEmail': 'Invalid email address.',
  'error.title': 'Looks like there was an error!',
  'success.title': 'Success!',

  // Email Confirmation
  'emailConfirmation.title': 'Check your email',
  'emailConfirmation.content': 'An email was sent to <bold>{email}</bold>.',
  'link.openInGmail': 'Open in Gmail',
  'link.openInYahoo': 'Open in Yahoo',
  'link.openInOutlook': 'Open in Outlook',
  'button.retry': 'Try again',

  // OTP Authenticate, OTP Confirmation
  'passcode.title': 'Enter passcode',
  'formField.passcode.status.verifying': 'Verifying passcode...',
  'passcode.expired': 'Your code has expired.',
  'passcode.resendCode': 'Resend code',
  'passcode.codeSent': 'Code sent',
  'passcode.didntGetIt': "Didn't get it?",
  'toast.emailResent': 'Email resent',
  'otp.success.content': 'Your passcode has been successfully verified.',

  // Password screens
  'password.createAccount.content': 'Finish creating your account by setting a password',
  'password.login.title': 'Log In',
  'button.forgotPassword': 'Forgot Password?',
  'button.continue': 'Continue',
  'password.forgot.title': 'Forgot password?',
  'password.breached.title': 'Check your email to set a new password',
  'password.resetRequired.title': 'Check your email to set a new password!',
  'password.setNew.title': 'Check your email!',
  'password.reset.title': 'Reset your password',
  'password.reset.loggingInProgress': 'Logging in...',
  'login.success.content': 'You have successfully logged in.',
  'password.strengthError.breached':
    'This password may have been used on a different site that experienced a security issue. Please choose another password.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Must be at least # character long} other {Must be at least # characters long}}',
  'password.strengthError.complexity':
    'Must contain {complexity} of the following: uppercase letter, lowercase letter, number, symbol',

  // Crypto wallets
  'crypto.wallet.continueWithOtherWallet': 'Continue with other Crypto Wallet',
  'crypto.wallet.setupNewWallet': 'Set up a new crypto wallet',
  'crypto.continueWithOtherWallet.title': 'Continue with other Crypto Wallet',
  'crypto.connectWallet.title': 'Connecting to your wallet...',
  'crypto.signMessage.title': 'Completing signature request...',
  'crypto.success.title': 'Success!',
  'crypto.success.content': 'You have successfully connected your wallet.',
  'crypto.error.title': 'Looks like there was an error!',
  'crypto.error.content':
    'Your sign in request could not be completed. Use the back arrow to return to the log in screen and try again!',

  // Passkey screens
  'passkey.registrationStart.title': 'Set up a new Passkey',
  'button.createPasskey': 'Create a Passkey',
  'button.skip': 'Skip',
  'passkey.registrationStart.error.noUser':
    'Error: Cannot use PasskeyRegistration component without active user authenticated.',
  'passkey.registrationSuccess.title': 'Passkey successfully created!',
  'passkey.registrationSuccess.existingPasskeys': 'Existing Passkeys',
  'passkey.registrationSuccess.deleteWarning': 'Once deleted, the passkey cannot be restored.',
  'passkey.registrationSuccess.setupAnother': 'Set up another Passkey',
  'button.delete': 'Delete',
  'button.cancel': 'Cancel',
  'button.done': 'Done',
  'passkey.success.content': 'Your Passkey has been successfully authenticated.',
  'error.passkeyUnknown': 'Unknown error occurred during passkey authentication. Please try again.',
  'error.passkeyRegistrationNotFound':
    'Passkey registration not found. You may have deleted the passkey from your account but not password manager. Please try again.',
  'error.duplicatePasskey':
    'The Passkey cannot be created as it seems to be already registered. It is possible this Passkey was registered on another device but has synced cross-device.',
  'error.passkeyNotCreated':
    'Your Passkey was not created. Click “Create a Passkey” to try again or skip without adding a Passkey.',

  // Identity provider
  'idpConsent.signIn.title': 'Sign in to {clientName} with {projectName}',
  'idpConsent.customScopes.title': '{clientName} wants to access your {projectName} account',
  'idpConsent.requestingTo': '{clientName} is requesting to:',
  'idpConsent.allowClientTo': 'Allow {clientName} to:',
  'idpConsent.button.allow': 'Allow',
  'idpConsent.button.deny': 'Deny',
  'idpConsent.defaultClientName': 'The App',
  'idpConsent.denied': 'Access to the application was denied.',
  'idpConsent.noActiveSession': 'No active session detected. Please log in to continue.',
  'idpConsent.noPermissionsToGrant':
    'You do not have permissions to grant {clientName} access to some of the requested scopes.',
  'idpConsent.cannotGrant': "You cannot grant {clientName}'s request to:",
  'idpConsent.scope.identity': 'Verify your identity',
  'idpConsent.scope.personal': 'View your personal profile information',
  'idpConsent.scope.offline':
    "Maintain access to your data even when you're not actively using the app",
  'idpConsent.scope.other': 'Use the {scope} scope',
  'idpLogout.title': 'Log out?',
  'idpLogout.confirmMessage': 'Are you sure you want to log out of your {projectName} account?',
  'idpLogout.yes': 'Yes',
  'idpLogout.no': 'No',
  'idpLogout.notLoggedOut': 'You have not been logged out. You may close this page.',
}

/** The error of a mount whose selector matches no element (section 5); the name of the call depends on the widget. */
export const specifiedMountError =
  'The selector you specified ({selector}) applies to no DOM elements that are currently on the page. Make sure the element exists on the page before calling mountLogin().'
