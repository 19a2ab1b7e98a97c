import type { ReactNode } from 'react'
import type { ScreenProps } from '../../flow/method.ts'
import { Create } from './create.tsx'
import type { PasswordsEvent, PasswordsScreen } from './flow.ts'
import { LogIn } from './log-in.tsx'

type Enter = Extract<PasswordsScreen, { name: 'passwords.enter' }>

/** Password: create or log in. */
export function View({ screen, emit }: ScreenProps<Enter, PasswordsEvent>): ReactNode {
  const Form = screen.isNew ? Create : LogIn
  return <Form email={screen.email} emit={emit} />
}
