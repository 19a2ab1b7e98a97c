/** The recovery codes that the account shows once. */
export const accountCodesText = {
  'account.codes.title': 'Save your recovery codes',
  'account.codes.content':
    'Each one lets you in once if your phone is gone. We show them only now.',
  'account.codes.lead': 'Each one lets you in once if you have no access to your mailbox.',
  'account.codes.onlyNow': 'We show them only now.',
  'account.codes.make': 'Make recovery codes',
  'account.codes.old': 'The earlier ones have stopped working.',
  'account.codes.download': 'Download',
  'account.codes.print': 'Print',
  'account.codes.saved': 'I have saved these codes',
  'account.codes.done': 'Done',
} as const
