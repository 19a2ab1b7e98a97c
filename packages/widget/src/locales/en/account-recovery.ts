/** A recovery of the account that the host started. */
export const accountRecoveryText = {
  'account.recovery.started':
    'A recovery of this account was started on {start}. It takes effect on {end}.',
  'account.recovery.stop': 'Stop it',
  'account.recovery.stopped': 'The recovery was stopped.',
  'account.act.stopRecovery': 'To stop the recovery.',
} as const
