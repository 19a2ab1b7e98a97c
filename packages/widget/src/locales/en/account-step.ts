/** The second step of the account: what it is, and how it is turned on and off. */
export const accountStepText = {
  'account.step.add': 'Add a second step',
  'account.step.addContent': 'After your password we also ask for something that only you have.',
  'account.step.app': 'Authenticator app',
  'account.step.appDetail': 'Works without a network',
  'account.step.passkey': 'Passkey',
  'account.step.passkeyDetail': 'Counts as both steps',
  'account.step.lost': 'This was begun anew in another window. Please start again.',
  'account.step.since': 'On since {date}.',
  'account.step.few':
    'Only {n, plural, one {# recovery code is} other {# recovery codes are}} left. Make new ones.',
  'account.step.codes': 'Recovery codes',
  'account.step.codesLeft': '{n} of {all} left',
  'account.step.newCodes': 'New codes',
  'account.step.turnOff': 'Turn off',
  'account.step.offTitle': 'Turn off the second step?',
  'account.step.offContent':
    'Then your password alone is enough to sign in. Your recovery codes stop working.',
  'account.step.offRequired':
    'Your next sign-in asks you to add another one. Your recovery codes stop working.',
  'account.step.keep': 'Keep it on',
  'account.step.isOn': 'Your second step is on.',
  'account.step.isOff': 'Your second step is off.',
  'account.step.progress': 'Step {n} of {all}',
  'account.step.copy': 'Copy',
  'account.step.copied': 'Copied',
  'account.act.addStep': 'To add a second step.',
  'account.act.newCodes': 'To make new recovery codes.',
  'account.act.turnOff': 'To turn off the second step.',
} as const
