/** All of passwords but the form on Main; see `load-rest.ts`. */
import type { ReactNode } from 'react'
import type { ScreenProps } from '../../flow/method.ts'
import { Create } from './create.tsx'
import type { PasswordsEvent, PasswordsScreen } from './flow.ts'
import { LogIn } from './log-in.tsx'
import { Reset } from './reset.tsx'
import { ResetSent } from './reset-sent.tsx'
import { Success } from './success.tsx'

export { findOwner } from './find-owner.ts'
export { getTexts } from './texts.ts'

/** The screens of passwords. */
export function View({ screen, emit }: ScreenProps<PasswordsScreen, PasswordsEvent>): ReactNode {
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
