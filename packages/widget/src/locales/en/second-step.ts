/** Texts of the second step of a sign-in. */
export const secondStepText = {
  'secondStep.content': 'Open your authenticator app and enter the code for {project}.',
  'secondStep.contentWithoutName': 'Open your authenticator app and enter the code.',
  'secondStep.anotherWay': 'Try another way',
  'secondStep.remember': 'Remember this device for {days, plural, one {# day} other {# days}}',
  'secondStep.newDevice.content': 'We do not know this device yet.',
  'secondStep.expired': 'This sign-in took too long. Go back and start it again.',
  'secondStep.success.content': 'You are signed in.',
} as const
