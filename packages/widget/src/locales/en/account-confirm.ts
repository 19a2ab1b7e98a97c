/** The texts of the question for a proof before an act of the account. */
export const accountConfirmText = {
  'account.confirm.once': 'Then we do not ask again for 10 minutes.',
  'account.confirm.usePasskey': 'Continue with a Passkey',
  'account.confirm.another': 'Confirm another way',
  'account.confirm.any': 'Any of these will do.',
  'account.confirm.none':
    'You have no way to confirm it here. Sign out, sign in again, then try once more.',
  'account.confirm.comeBack': 'You sign in there and come back here. Then try once more.',
  'account.confirm.notProved': 'This was not confirmed. Please try again.',
  'account.confirm.passkey': 'Passkey',
  'account.confirm.app': 'Authenticator app',
  'account.confirm.password': 'Password',
  'account.confirm.showPassword': 'Show password',
  'account.confirm.email': 'Code by email',
  'account.confirm.phone': 'Code to your phone',
  'account.confirm.to': 'to {email}',
  'account.confirm.close': 'Close',
  'account.confirm.leave': 'Back to {clientName}',
} as const
