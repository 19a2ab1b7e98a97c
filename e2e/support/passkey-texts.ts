/** What the screens of passkeys say (specification section 8). */
export const unknown = 'Unknown error occurred during passkey authentication. Please try again.'
export const missing =
  'Passkey registration not found. You may have deleted the passkey from your account but not password manager. Please try again.'
export const notCreated =
  'Your Passkey was not created. Click “Create a Passkey” to try again or skip without adding a Passkey.'
export const duplicate =
  'The Passkey cannot be created as it seems to be already registered. It is possible this Passkey was registered on another device but has synced cross-device.'
export const warning = 'Once deleted, the passkey cannot be restored.'
export const noUser =
  'Error: Cannot use PasskeyRegistration component without active user authenticated.'
