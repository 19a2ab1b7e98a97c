/** The addition of a second step during a sign-in, where the project requires one. */
export const accountEnrolmentText = {
  'enrolment.title': '{project} asks for a second step',
  'enrolment.content': 'You are nearly in. Set one up now, it takes a minute.',
  'enrolment.putOff': 'You can still put it off until {date}.',
  'enrolment.notNow': 'Not now',
} as const
