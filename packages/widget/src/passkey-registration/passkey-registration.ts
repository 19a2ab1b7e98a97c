import type { ScreenParts } from '../flow/method.ts'

/** The screen that the registration starts on; all others are behind it. */
export interface PasskeyRegistrationScreen {
  readonly name: 'passkeyRegistration'
}

/** The registration of passkeys: it brings its own words and its own flow, in one chunk. */
export const passkeyRegistration: { readonly id: string } & Pick<
  ScreenParts<PasskeyRegistrationScreen>,
  'screens' | 'messages'
> = {
  id: 'passkeyRegistration',
  screens: { passkeyRegistration: () => import('./registration.tsx') },
  messages: async () => ({}),
}
