/** The words of the method. */
export const oauthText = {
  'oauth.continue': 'Continue with oauth',
  'oauth.title': 'Who are you?',
  'oauth.subject.label': 'Name',
  'oauth.success.content': 'You are signed in by oauth.',
} as const
