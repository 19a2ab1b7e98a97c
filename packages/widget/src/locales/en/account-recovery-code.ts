/** Sign-in with a recovery code. */
export const accountRecoveryCodeText = {
  'recoveryCode.noMailbox': 'No access to that mailbox?',
  'recoveryCode.noPhone': 'No access to that phone?',
  'recoveryCode.enter': 'Enter a recovery code',
  'recoveryCode.content': 'One of the ten that you saved. It works once.',
  'recoveryCode.used': 'That code is used up. {n} of {all} are left.',
  'recoveryCode.newPhone': 'Set up a new phone',
} as const
