/** A sign-in of a user who has none of their second steps. */
export const accountWayBackText = {
  'wayBack.title': 'Get in without your second step',
  'wayBack.content':
    'This takes {days, plural, one {# day} other {# days}}, so that nobody else can do it behind your back.',
  'wayBack.code': 'We send a code to <bold>{email}</bold>.',
  'wayBack.told':
    'For {days, plural, one {# day} other {# days}} we tell every address and device of yours.',
  'wayBack.removed':
    'If nobody objects, your second step is removed and you sign in with your password.',
  'wayBack.removedAlone':
    'If nobody objects, your second step is removed and you sign in without it.',
  'wayBack.noMailbox': 'No access to that mailbox either?',
  'wayBack.write': 'Write to <bold>{help}</bold>.',
  'wayBack.never': 'Without your second step nobody can let you in here.',
  'wayBack.date': 'Your second step goes away on {date}',
  'wayBack.waits': 'We told all your addresses and devices. We write to you when it is time.',
  'wayBack.found': 'I found it, sign in now',
  'wayBack.stop': 'Stop this',
  'wayBack.stopped': 'This was stopped. Your second step stays.',
  'wayBack.send': 'Send code',
} as const
