/** The words of registering passkeys, and of the list of them. */
export const passkeyRegistrationText = {
  'passkey.registrationStart.title': 'Set up a new Passkey',
  'passkey.registrationStart.error.noUser':
    'Error: Cannot use PasskeyRegistration component without active user authenticated.',
  'passkey.registrationSuccess.title': 'Passkey successfully created!',
  'passkey.registrationSuccess.existingPasskeys': 'Existing Passkeys',
  'passkey.registrationSuccess.deleteWarning': 'Once deleted, the passkey cannot be restored.',
  'passkey.registrationSuccess.setupAnother': 'Set up another Passkey',
  'passkey.editing.label': 'Passkey name',
  'button.createPasskey': 'Create a Passkey',
  'button.skip': 'Skip',
  'button.edit': 'Edit',
  'button.save': 'Save',
  'button.delete': 'Delete',
  'button.cancel': 'Cancel',
  'button.done': 'Done',
  'error.passkeyNotCreated':
    'Your Passkey was not created. Click “Create a Passkey” to try again or skip without adding a Passkey.',
  'error.duplicatePasskey':
    'The Passkey cannot be created as it seems to be already registered. It is possible this Passkey was registered on another device but has synced cross-device.',
} as const
