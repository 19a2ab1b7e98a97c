/** Texts of passkey registration and of the list of passkeys. */
export const passkeyRegistrationText = {
  'passkey.registrationStart.title': 'Set up a new Passkey',
  'passkey.registrationStart.error.noUser':
    'Error: Cannot use PasskeyRegistration component without active user authenticated.',
  'passkey.registrationSuccess.title': 'Passkey successfully created!',
  'passkey.registrationSkipped.title': 'No Passkey was created',
  'passkey.registrationSkipped.content': 'You can go on without one and set it up later.',
  'passkey.list.title': 'Your Passkeys',
  'passkey.list.empty': 'There are none left. You can create a new one now or later.',
  'passkey.list.usedToday': 'Used today',
  'passkey.list.used': 'Last used {date}',
  'passkey.list.neverUsed': 'Never used',
  'passkey.list.created': 'Created {date}',
  'passkey.list.notRenamed': 'The name was not changed. Please try again.',
  'passkey.list.notDeleted': 'This passkey was not deleted. Please try again.',
  'passkey.list.tooOldToDelete':
    'This passkey was not deleted because you signed in a while ago. Sign in again, then delete it.',
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
  'error.passkeySessionTooOld':
    'Your Passkey was not created because you signed in a while ago. Sign in again, then create it.',
  'error.duplicatePasskey':
    'The Passkey cannot be created as it seems to be already registered. It is possible this Passkey was registered on another device but has synced cross-device.',
} as const
