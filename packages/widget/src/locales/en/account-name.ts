/** The picture beside the name in the account. */
export const accountNameText = {
  'account.picture': 'Picture',
  'account.picture.invalid': 'Enter an address that begins with https://.',
} as const
