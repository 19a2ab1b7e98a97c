import type { ReactNode } from 'react'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { PasswordsProps } from './flow.ts'
import { MailSent } from './mail-sent.tsx'
import { resendReset } from './resend-reset.ts'

/**
 * The screen after a new link was requested with an old link. The address is masked, because the holder of the old link
 * may be another person.
 */
export function LinkSent({ screen, emit }: PasswordsProps<'passwords.linkSent'>): ReactNode {
  const widget = useWidget()
  return (
    <MailSent
      title="password.setNew.title"
      content="password.forgot.content"
      email={screen.maskedEmail}
      send={(signal) => resendReset(widget, screen, signal)}
      onBack={() => emit({ type: 'passwords.left', email: '' })}
    />
  )
}
