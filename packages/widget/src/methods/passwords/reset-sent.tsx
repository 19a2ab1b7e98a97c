import type { ReactNode } from 'react'
import { Note } from '../../foundation/parts/note/note.tsx'
import { useBootstrap } from '../../kernel/context/project-context.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { PasswordsProps } from './flow.ts'
import { MailSent } from './mail-sent.tsx'
import { startReset } from './start-reset.ts'

/** The screens Password Forgot, Breached, Dedupe and Set New. */
export function ResetSent({ screen, emit }: PasswordsProps<'passwords.resetSent'>): ReactNode {
  const { name: _, ...sent } = screen
  const { email, reason, isOfBreach, resentAt } = sent
  const widget = useWidget()
  const text = useText()
  const project = useBootstrap()?.projectName ?? location.hostname
  return (
    <MailSent
      title={`password.${reason}.title`}
      content={`password.${reason}.content`}
      email={email}
      send={(signal) => startReset(widget, email, signal)}
      resentAt={resentAt}
      onResent={(at) => emit({ type: 'passwords.resetStarted', ...sent, sentAt: at, resentAt: at })}
      onBack={() => emit({ type: 'passwords.left', email })}
    >
      {isOfBreach && (
        <Note title={text('password.breached.whyTitle')}>
          {text('password.breached.why', { project })}
        </Note>
      )}
    </MailSent>
  )
}
