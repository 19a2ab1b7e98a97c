/** The devices on which the user is signed in. */
export const accountDevicesText = {
  'account.devices.content': 'Signed in as you. End what you do not know.',
  'account.devices.alone': 'Only this device is signed in.',
  'account.devices.this': 'This device',
  'account.devices.unknown': 'Unknown device',
  'account.devices.name': 'Name of the device',
  'account.devices.active': 'Active {when}',
  'account.devices.end': 'End',
  'account.devices.ended': 'Ended',
  'account.devices.endedNow': 'Signed out just now',
  'account.devices.endOthers': 'Sign out all other devices',
  'account.devices.othersEnded': 'All other devices are signed out.',
  'account.devices.notYours': 'Something here is not yours?',
  'account.devices.changePassword': 'Change your password too.',
  'account.devices.remembered': 'Remembered devices',
  'account.devices.rememberedUntil': '{n}, until {date} at the latest',
  'account.devices.forget': 'Forget',
} as const
