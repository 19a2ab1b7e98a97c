/**
 * The files of each package that may import a folder of a named method although they lie outside of all methods, each
 * with the reason. `npm run check -- layers` refuses any other, and an entry that is no longer needed.
 *
 * @type {Record<string, Record<string, string>>}
 */
export const namingExceptions = {
  client: {
    'account/user-calls.ts':
      'after a change of the user it tells the browser which passkeys are left; only passkeys have such signals',
    'client/find-held-sign-in.ts':
      'gives the widget the sign-in that waits for a further proof; only a social sign-in can wait',
    'client/second-steps.ts':
      'completes a sign-in with a passkey, by the ceremonies of that method; other steps have none',
    'client/sign-in-immediately.ts':
      'one request asks the browser for a passkey or a saved password, and the user picks which method it is',
  },
  widget: {
    'roots/sign-in/login.ts':
      'a reset mail leads to the login widget, whose first screen is then the password reset',
    'roots/reset-password/reset-password.tsx':
      'the root of the password reset starts with a screen of passwords',
    'roots/account/sections/passkeys-list.tsx':
      'the account shows the passkeys with the parts of the root that registers them',
    'roots/account/sections/use-sms.tsx':
      'a text message as a second step asks for a number by the form of the section of phone numbers',
    'roots/passkeys/start.tsx': 'the root that registers passkeys',
  },
}
