/** All of passwords but the form on Main; see `load-screens.ts`. */
import type { ReactNode } from 'react'
import type { ScreenParts, ScreenProps } from '../../flow/method.ts'
import { registerFlow } from '../../flow/register-flow.ts'
import { Create } from './create.tsx'
import { type PasswordsEvent, type PasswordsScreen, passwordsFlow } from './flow.ts'
import { LogIn } from './log-in.tsx'
import { Reset } from './reset.tsx'
import { ResetSent } from './reset-sent.tsx'
import { Success } from './success.tsx'
import { getTexts } from './texts.ts'

export { findOwner } from './find-owner.ts'

/** The screens of passwords. */
function View({ screen, emit }: ScreenProps<PasswordsScreen, PasswordsEvent>): ReactNode {
  switch (screen.name) {
    case 'passwords.enter': {
      const Form = screen.isNew ? Create : LogIn
      return <Form email={screen.email} emit={emit} />
    }
    case 'passwords.resetSent':
      return <ResetSent email={screen.email} reason={screen.reason} emit={emit} />
    case 'passwords.reset':
      return <Reset given={screen.token} emit={emit} />
    case 'passwords.success':
      return <Success />
  }
}

registerFlow(passwordsFlow)

const load = async () => ({ View })

/** What passwords show behind Main. */
export const screenParts = {
  screens: {
    'passwords.enter': load,
    'passwords.resetSent': load,
    'passwords.reset': load,
    'passwords.success': load,
  },
  messages: async () => getTexts(),
} satisfies Omit<ScreenParts<PasswordsScreen>, 'flow'>
