/** The addition of an authenticator app to the account. */
export const accountAppText = {
  'account.app.scan': 'Scan this code',
  'account.app.scanContent': 'with an authenticator app on your phone.',
  'account.app.qr': 'QR code. You can enter a key instead.',
  'account.app.enterKey': 'Enter a key instead',
  'account.app.key': 'Enter this key',
  'account.app.keyContent': 'in an authenticator app on your phone.',
  'account.app.open': 'Open in an app',
  'account.app.copy': 'Copy the key',
  'account.app.facts': 'Account: {account}. Type: time based.',
  'account.app.scanInstead': 'Scan a code instead',
  'account.app.code': 'Code from the app',
  'account.app.clock': 'Is the clock of your phone right?',
} as const
