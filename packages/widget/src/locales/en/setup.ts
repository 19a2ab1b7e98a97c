/** Texts of the card that replaces the form if the page is not set up correctly. */
export const setupText = {
  'errors.emailLinkAndPasscode': 'Error: Cannot use both EML and Email OTP',
  'errors.passkeysAlone':
    'Cannot use Passkeys by itself, please add another product to the config.',
  'setup.unavailable': 'Signing in does not work at the moment. Please try again later.',
} as const
