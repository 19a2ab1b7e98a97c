/** The screens of the passkey registration. They form one chunk. */

import { registerScreens } from '../../flow/register-flow.ts'
import type { ScreensOf } from '../../flow/screens.ts'
import { Waiting } from '../../flow/waiting.tsx'
import { passkeyRegistrationText } from '../../locales/en/passkey-registration.ts'
import { type RegistrationFlow, type RegistrationProps, registrationFlow } from './flow.ts'
import { SignedOut } from './signed-out.tsx'
import { Start } from './start.tsx'
import { Success } from './success.tsx'
import { WatchPerson } from './watch-person.ts'

const Checking = (_: RegistrationProps<'registration.checking'>) => <Waiting />

/** The screens of the passkey registration, with their flow and texts. */
export const screens = registerScreens({
  flow: registrationFlow,
  views: {
    'registration.checking': Checking,
    'registration.signedOut': SignedOut,
    'registration.start': Start,
    'registration.success': Success,
  },
  texts: passkeyRegistrationText,
  Background: WatchPerson,
} satisfies ScreensOf<RegistrationFlow>)
