/** The words of the method. */
export const cryptoText = {
  'crypto.continue': 'Continue with crypto',
  'crypto.title': 'Who are you?',
  'crypto.subject.label': 'Name',
  'crypto.success.content': 'You are signed in by crypto.',
} as const
