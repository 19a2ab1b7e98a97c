/** Texts of the identity provider (specification sections 2 and 9). */
export const identityProviderText = {
  'idpConsent.signIn.title': 'Sign in to {clientName} with {projectName}',
  'idpConsent.customScopes.title': '{clientName} wants to access your {projectName} account',
  'idpConsent.requestingTo': '{clientName} is requesting to:',
  'idpConsent.allowClientTo': 'Allow {clientName} to:',
  'idpConsent.button.allow': 'Allow',
  'idpConsent.button.deny': 'Deny',
  'idpConsent.notInSight':
    'Nothing has been allowed yet, because the button was not in plain sight. Read the request, then choose {button} again.',
  'idpConsent.defaultClientName': 'The App',
  'idpConsent.denied': 'Access to the application was denied.',
  'idpConsent.useAnotherAccount': 'Use another account',
  'idpConsent.chooseAccount.title': 'Choose an account',
  'idpConsent.chooseAccount.content': 'to go on to {clientName}',
  'idpConsent.noActiveSession': 'No active session detected. Please log in to continue.',
  'idpConsent.noPermissionsToGrant':
    'You do not have permissions to grant {clientName} access to some of the requested scopes.',
  'idpConsent.cannotGrant': "You cannot grant {clientName}'s request to:",
  'idpConsent.scope.identity': 'Verify your identity',
  'idpConsent.scope.identity.detail': 'View information stored within your account',
  'idpConsent.scope.personal': 'View your personal profile information',
  'idpConsent.scope.profile.detail': 'Name, profile picture and language preferences',
  'idpConsent.scope.email.detail': 'Email address',
  'idpConsent.scope.phone.detail': 'Phone number',
  'idpConsent.scope.offline':
    "Maintain access to your data even when you're not actively using the app",
  'idpConsent.scope.offline.detail': 'Access your data even when offline',
  'idpConsent.scope.offline.tasks.detail':
    'Synchronize data and process background tasks on your behalf',
  'idpConsent.scope.other': 'Use the {scope} scope',
  'idpLogout.title': 'Log out?',
  'idpLogout.confirmMessage': 'Are you sure you want to log out of your {projectName} account?',
  'idpLogout.yes': 'Yes',
  'idpLogout.no': 'No',
  'idpLogout.notLoggedOut': 'You have not been logged out. You may close this page.',
} as const
