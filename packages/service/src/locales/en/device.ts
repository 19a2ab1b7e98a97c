/** Texts of the pages on which a user connects a device. The placeholders are `{app}`, `{code}`, `{project}` and `{scope}`. */

/** Several scopes about the user share this text. It is that of specification section 9. */
const personal = 'View your personal profile information'

export const device = {
  connect: 'Connect a device',
  lead: 'Enter the code that your TV or console shows.',
  code: 'Code',
  wrong: 'This code is wrong or has expired. Try again.',
  continue: 'Continue',
  caution: 'Only enter a code from a device in front of you. Never one that somebody sent you.',
  someApp: 'The App',
  connectApp: 'Connect {app}?',
  asked:
    'A device with the code {code} asks for access to your account. Go on only if the code stands on a device of yours.',
  requesting: '{app} is requesting to:',
  allow: 'Allow',
  deny: 'Deny',
  connectedTitle: 'Your device is connected',
  connectedText: 'You may close this page and go on there.',
  deniedTitle: 'Access to the application was denied.',
  deniedText: 'You may close this page.',
  goToProject: 'Go to {project}',
  unverified:
    'This app has not been verified. It registered itself, and nobody at {project} knows who runs it.',
  /** For a scope without a description. */
  otherScope: 'Use the {scope} scope',
  scopes: {
    openid: {
      text: 'Verify your identity',
      details: ['View information stored within your account'],
    },
    profile: {
      text: personal,
      details: ['Name, profile picture and language preferences'],
    },
    email: { text: personal, details: ['Email address'] },
    phone: { text: personal, details: ['Phone number'] },
    offline_access: {
      text: "Maintain access to your data even when you're not actively using the app",
      details: [
        'Access your data even when offline',
        'Synchronize data and process background tasks on your behalf',
      ],
    },
  },
}
