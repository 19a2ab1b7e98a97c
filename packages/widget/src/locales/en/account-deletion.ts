/** The deletion of the account. */
export const accountDeletionText = {
  'account.deletion.title': 'Delete your {project} account?',
  'account.deletion.everywhere': 'You are signed out everywhere at once.',
  'account.deletion.apps': 'Apps lose their access at once: {apps}.',
  'account.deletion.until': 'Until {date} you can sign in and keep the account.',
  'account.deletion.someDays': 'For some days you can sign in and keep the account.',
  'account.deletion.then':
    'Then your addresses, passkeys and history are erased. Nobody can bring them back.',
  'account.deletion.atOnce':
    'Your addresses, passkeys and history are erased at once. Nobody can bring them back.',
  'account.deletion.downloadFirst': 'Download my data first',
  'account.deletion.word': 'delete',
  'account.deletion.type': 'Type “{word}” to go on',
  'account.deletion.keep': 'Keep my account',
  'account.deletion.asked':
    'Your account will be deleted on {date}. Until then you can sign in and keep it.',
  'account.deletion.done': 'Your account was deleted.',
  'account.act.deleteAccount': 'To delete your account.',
} as const
